// The map under the keyboard. All of it is one stop of the Tab key; arrow keys go from scene to scene.
class MapKeys {
  constructor(view, scenes, choose) {
    this.view = view;
    this.scenes = scenes;
    this.choose = choose;
    for (const scene of scenes) this.prepare(scene);
    this.current = scenes[0];
    this.current?.setAttribute("tabindex", "0");
    view.surface.addEventListener("keydown", (event) => this.press(event));
  }

  prepare(scene) {
    scene.setAttribute("tabindex", "-1");
    scene.setAttribute("role", "button");
    const card = sceneFacts.card(scene.dataset.scene);
    const name = card?.querySelector("h3").textContent ?? scene.querySelector("title")?.textContent ?? "reference";
    scene.setAttribute("aria-label", card ? `${name}, ${card.querySelector("dd").textContent}` : name);
    scene.addEventListener("focus", () => this.view.bringIntoView(this.view.boxOf(scene)));
  }

  focus(scene) {
    this.current?.setAttribute("tabindex", "-1");
    this.current = scene;
    scene.setAttribute("tabindex", "0");
    scene.focus({ preventScroll: true });
  }

  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const action = this.actions[event.key];
    if (!action) return;
    event.preventDefault();
    action.call(this);
  }

  actions = {
    ArrowLeft: () => this.go(-1, 0),
    ArrowRight: () => this.go(1, 0),
    ArrowUp: () => this.go(0, -1),
    ArrowDown: () => this.go(0, 1),
    Home: () => this.focus(this.scenes[0]),
    End: () => this.focus(this.scenes.at(-1)),
    Enter: () => this.choose(this.current),
    " ": () => this.choose(this.current),
    "+": () => this.view.zoom(1.4),
    "=": () => this.view.zoom(1.4),
    "-": () => this.view.zoom(1 / 1.4),
    0: () => this.view.showWhole(),
    Escape: () => this.leave(),
  };

  leave() {
    sceneFacts.hide();
    this.view.surface.classList.remove("active");
    document.querySelector("[data-map=in]").focus();
  }

  // The nearest scene in a direction; what lies aside counts as farther away.
  go(right, down) {
    const from = this.middle(this.current);
    let nearest = null;
    let least = Infinity;
    for (const scene of this.scenes) {
      const to = this.middle(scene);
      const ahead = (to.x - from.x) * right + (to.y - from.y) * down;
      const aside = Math.abs((to.x - from.x) * down) + Math.abs((to.y - from.y) * right);
      if (scene === this.current || ahead <= 1 || ahead + 2 * aside >= least) continue;
      nearest = scene;
      least = ahead + 2 * aside;
    }
    if (nearest) this.focus(nearest);
  }

  // Scenes never move within the drawing, so each is measured once.
  middle(scene) {
    this.middles ??= new Map();
    if (!this.middles.has(scene)) {
      const box = this.view.boxOf(scene);
      this.middles.set(scene, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
    }
    return this.middles.get(scene);
  }
}
