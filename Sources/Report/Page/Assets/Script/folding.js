// On paper every rule is unfolded.
addEventListener("beforeprint", () => {
  for (const rule of document.querySelectorAll("details.rule")) rule.open = true;
});
