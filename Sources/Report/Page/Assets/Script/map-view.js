// What part of the drawing is seen. The view is the viewBox of the drawing, in its own units.
class MapView {
  constructor(surface) {
    this.surface = surface;
    this.drawing = surface.querySelector("svg");
    const box = this.drawing.viewBox.baseVal;
    this.whole = { x: box.x, y: box.y, width: box.width, height: box.height };
    this.view = { ...this.whole };
    surface.classList.add("live");
    this.drawing.setAttribute("preserveAspectRatio", "xMidYMid meet");
    this.showStart();
    new ResizeObserver(() => this.fitToFrame()).observe(surface);
  }

  // How many units of the drawing one pixel of the screen shows.
  get unitsPerPixel() {
    return this.view.width / Math.max(1, this.surface.clientWidth);
  }

  // Begins where the app begins, near enough to read; a small map is shown whole.
  showStart() {
    const start = this.surface.querySelector(".way.entry")?.dataset.to;
    const scene = this.surface.querySelector(start ? `[data-scene="${start}"]` : "[data-scene]");
    this.showWhole();
    const isSmall = this.unitsPerPixel < 1.6;
    if (isSmall || !scene) return;
    const box = this.boxOf(scene);
    const width = this.surface.clientWidth * 1.4;
    this.move({ x: box.x - width / 12, y: box.y - width / 12, width, height: width / this.frameRatio });
  }

  showWhole() {
    this.show(this.whole, 0.02);
  }

  // Shows a part of the drawing in the middle of the frame, with room around it.
  show(part, margin) {
    const ratio = this.frameRatio;
    const wanted = { width: part.width * (1 + 2 * margin), height: part.height * (1 + 2 * margin) };
    const width = Math.max(wanted.width, wanted.height * ratio);
    const height = width / ratio;
    this.move({ x: part.x + (part.width - width) / 2, y: part.y + (part.height - height) / 2, width, height });
  }

  // Zooms about a point of the screen; a factor above 1 comes nearer.
  zoom(factor, clientX, clientY) {
    const most = Math.max(this.whole.width, this.whole.height * this.frameRatio) * 1.5;
    const width = Math.min(most, Math.max(this.surface.clientWidth / 4, this.view.width / factor));
    const height = width / this.frameRatio;
    const frame = this.surface.getBoundingClientRect();
    const across = clientX === undefined ? 0.5 : (clientX - frame.left) / frame.width;
    const down = clientY === undefined ? 0.5 : (clientY - frame.top) / frame.height;
    this.move({
      x: this.view.x + (this.view.width - width) * across,
      y: this.view.y + (this.view.height - height) * down,
      width,
      height,
    });
  }

  pan(pixelsRight, pixelsDown) {
    const scale = this.unitsPerPixel;
    this.move({ ...this.view, x: this.view.x - pixelsRight * scale, y: this.view.y - pixelsDown * scale });
  }

  // Comes to a part of the drawing: nearer if it is too small to read, not at all if it is well in view.
  bringIntoView(part) {
    const isReadable = part.width / this.unitsPerPixel >= 120;
    if (!isReadable) return this.show(part, 1);
    const { x, y, width, height } = this.view;
    const isInside =
      part.x >= x && part.y >= y && part.x + part.width <= x + width && part.y + part.height <= y + height;
    if (isInside) return;
    this.move({ x: part.x + (part.width - width) / 2, y: part.y + (part.height - height) / 2, width, height });
  }

  // Where an element stands, in the units of the drawing.
  boxOf(element) {
    const box = element.getBBox();
    const toDrawing = this.drawing.getScreenCTM().inverse().multiply(element.getScreenCTM());
    const corner = new DOMPoint(box.x, box.y).matrixTransform(toDrawing);
    const opposite = new DOMPoint(box.x + box.width, box.y + box.height).matrixTransform(toDrawing);
    return { x: corner.x, y: corner.y, width: opposite.x - corner.x, height: opposite.y - corner.y };
  }

  get frameRatio() {
    return Math.max(1, this.surface.clientWidth) / Math.max(1, this.surface.clientHeight);
  }

  // The frame has another shape now; what was in the middle stays there.
  fitToFrame() {
    const { x, y, width, height } = this.view;
    this.show({ x, y, width: Math.min(width, height * this.frameRatio), height: Math.min(height, width / this.frameRatio) }, 0);
  }

  // Several moves between two frames of the screen are drawn once.
  move(view) {
    this.view = view;
    if (this.isWaiting) return;
    this.isWaiting = true;
    requestAnimationFrame(() => {
      this.isWaiting = false;
      const { x, y, width, height } = this.view;
      this.drawing.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    });
  }
}
