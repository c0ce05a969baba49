// Brings the map to life: its buttons, its search, and the scene that is chosen.
class StoryboardMap {
  constructor(element) {
    this.element = element;
    this.scenes = [...element.querySelectorAll("[data-scene]")];
    this.view = new MapView(element.querySelector(".map-surface"));
    this.keys = new MapKeys(this.view, this.scenes, (scene) => this.choose(scene));
    new MapGestures(this.view, (scene) => this.keys.focus(scene) ?? this.choose(scene));
    const surface = this.view.surface;
    surface.setAttribute("role", "application");
    surface.setAttribute("aria-label", `Map of ${this.scenes.length} scenes`);
    element.addEventListener("facts-closed", () => this.keys.current?.focus({ preventScroll: true }));
    this.prepareToolbar(element.querySelector(".map-toolbar"));
    document.querySelector(".map-help").hidden = false;
  }

  prepareToolbar(toolbar) {
    toolbar.hidden = false;
    const control = (name) => toolbar.querySelector(`[data-map=${name}]`);
    control("in").addEventListener("click", () => this.view.zoom(1.4));
    control("out").addEventListener("click", () => this.view.zoom(1 / 1.4));
    control("all").addEventListener("click", () => this.view.showWhole());
    control("large").addEventListener("click", (event) => this.toggleLarge(event.currentTarget));
    control("find").addEventListener("keydown", (event) => {
      if (event.key === "Enter") this.find(event.currentTarget.value);
    });
    this.element.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.element.classList.contains("large")) this.toggleLarge(control("large"));
    });
  }

  toggleLarge(button) {
    const isLarge = this.element.classList.toggle("large");
    button.setAttribute("aria-pressed", String(isLarge));
  }

  // Goes to the next scene whose name holds the text, from the chosen one on.
  find(text) {
    const wanted = text.trim().toLowerCase();
    if (!wanted) return;
    const start = this.scenes.indexOf(this.keys.current) + 1;
    const inOrder = [...this.scenes.slice(start), ...this.scenes.slice(0, start)];
    const found = inOrder.find((scene) => scene.getAttribute("aria-label").toLowerCase().includes(wanted));
    if (found) this.choose(found);
  }

  choose(scene) {
    this.keys.focus(scene);
    this.view.mark(this.view.boxOf(scene));
    if (!sceneFacts.show(scene.dataset.scene)) sceneFacts.hide();
    // The facts take room from the map, and only then can be told what is in view.
    this.view.keepMiddle();
    this.view.bringIntoView(this.view.boxOf(scene));
  }

  // Shows a scene that a link elsewhere on the page leads to.
  visit(id) {
    const scene = this.scenes.find((candidate) => candidate.dataset.scene === id);
    if (!scene) return false;
    this.choose(scene);
    this.element.scrollIntoView({ block: "nearest" });
    return true;
  }
}

const mapElement = document.querySelector(".map");
const storyboardMap = mapElement && new StoryboardMap(mapElement);

document.addEventListener("click", (event) => {
  const id = sceneOfLink(event.target.closest("a"));
  if (id && storyboardMap?.visit(id)) event.preventDefault();
});
