// The map under mouse and fingers. It moves only once it was chosen, so that who scrolls past it gets past it.
class MapGestures {
  constructor(view, choose) {
    this.view = view;
    this.surface = view.surface;
    this.choose = choose;
    this.pointers = new Map();
    this.travelled = 0;
    this.surface.addEventListener("pointerdown", (event) => this.press(event));
    // Else the scene under the mouse had the focus at once, and the map would move to it before the click is done.
    this.surface.addEventListener("mousedown", (event) => event.preventDefault());
    this.surface.addEventListener("pointermove", (event) => this.drag(event));
    for (const name of ["pointerup", "pointercancel"]) {
      this.surface.addEventListener(name, (event) => this.release(event));
    }
    this.surface.addEventListener("click", (event) => this.click(event));
    this.surface.addEventListener("wheel", (event) => this.turnWheel(event), { passive: false });
    document.addEventListener("pointerdown", (event) => {
      if (!event.target.closest(".map")) this.isActive = false;
    });
  }

  get isActive() {
    return this.surface.classList.contains("active");
  }

  set isActive(isActive) {
    this.surface.classList.toggle("active", isActive);
  }

  press(event) {
    if (event.button !== 0) return;
    this.travelled = 0;
    // A first finger may only want to scroll the page; a mouse has a wheel for that.
    if (event.pointerType === "touch" && !this.isActive) return;
    this.isActive = true;
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  drag(event) {
    const last = this.pointers.get(event.pointerId);
    if (!last) return;
    const now = { x: event.clientX, y: event.clientY };
    const others = [...this.pointers].filter(([id]) => id !== event.pointerId).map(([, place]) => place);
    this.pointers.set(event.pointerId, now);
    this.travelled += Math.hypot(now.x - last.x, now.y - last.y);
    if (this.travelled > 4) this.startDragging(event.pointerId);
    if (others.length === 0) this.view.pan(now.x - last.x, now.y - last.y);
    else this.pinch(last, now, others[0]);
  }

  // Beyond a few pixels it is no click; the pointer may now leave the surface.
  startDragging(pointer) {
    this.surface.classList.add("dragged");
    this.surface.setPointerCapture(pointer);
  }

  // One finger stays while the other moves; the point between them stays under the fingers.
  pinch(last, now, fixed) {
    const factor = Math.hypot(now.x - fixed.x, now.y - fixed.y) / Math.max(1, Math.hypot(last.x - fixed.x, last.y - fixed.y));
    this.view.zoom(factor, (now.x + fixed.x) / 2, (now.y + fixed.y) / 2);
    this.view.pan((now.x - last.x) / 2, (now.y - last.y) / 2);
  }

  release(event) {
    this.pointers.delete(event.pointerId);
    if (this.pointers.size === 0) this.surface.classList.remove("dragged");
  }

  click(event) {
    this.isActive = true;
    if (this.travelled > 4) return;
    const scene = event.target.closest("[data-scene]");
    if (scene) this.choose(scene);
  }

  turnWheel(event) {
    if (!this.isActive && !event.ctrlKey) return;
    event.preventDefault();
    this.view.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), event.clientX, event.clientY);
  }
}
