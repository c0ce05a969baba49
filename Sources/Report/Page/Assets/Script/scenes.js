// What is known of a scene. The facts stand in the page already, one card a scene; here they are shown beside the map.
const sceneFacts = {
  panel: document.getElementById("scene-facts"),
  map: document.querySelector(".map"),

  // The card of a scene; null for what is no scene, such as a reference.
  card(id) {
    return document.getElementById(`about-scene-${id}`);
  },

  show(id) {
    const card = this.card(id);
    if (!card) return false;
    const copy = card.cloneNode(true);
    copy.removeAttribute("id");
    this.panel.replaceChildren(this.closeButton(), copy);
    this.panel.hidden = false;
    this.panel.scrollTop = 0;
    this.map.classList.add("with-facts");
    return true;
  },

  hide() {
    this.panel.hidden = true;
    this.map.classList.remove("with-facts");
  },

  closeButton() {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = "Close";
    button.addEventListener("click", () => {
      this.hide();
      this.map.dispatchEvent(new CustomEvent("facts-closed"));
    });
    return button;
  },
};

// The number of the scene that a link leads to; null for other links.
function sceneOfLink(link) {
  const match = /^#about-scene-(\d+)$/.exec(link?.getAttribute("href") ?? "");
  return match && match[1];
}
