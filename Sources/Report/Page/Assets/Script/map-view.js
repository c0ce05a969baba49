// What part of the drawing is seen. The drawing keeps its size and is shifted and scaled as a whole, since a browser
// would lay out thousands of shapes anew for each other viewBox.
class MapView {
  constructor(surface) {
    this.surface = surface;
    this.drawing = surface.querySelector("svg");
    const { x, y, width, height } = this.drawing.viewBox.baseVal;
    this.whole = { x, y, width, height };
    this.drawing.style.width = `${width}px`;
    this.drawing.style.height = `${height}px`;
    surface.classList.add("live");
    this.showStart();
    new ResizeObserver(() => this.keepMiddle()).observe(surface);
  }

  // Begins where the app begins, near enough to read; a small map is shown whole.
  showStart() {
    this.showWhole();
    const start = this.surface.querySelector(".way.entry")?.dataset.to;
    const scene = this.surface.querySelector(start ? `[data-scene="${start}"]` : "[data-scene]");
    if (this.scale > 0.6 || !scene) return;
    const box = this.boxOf(scene);
    const room = 60;
    this.move({ scale: 0.7, x: box.x - room, y: box.y - room });
  }

  showWhole() {
    this.show(this.whole, 0.02);
  }

  // Shows a part of the drawing in the middle of the frame, with room around it.
  show(part, margin) {
    const room = 1 + 2 * margin;
    this.center(part, Math.min(this.width / (part.width * room), this.height / (part.height * room)));
  }

  center(part, scale) {
    this.move({
      scale,
      x: part.x + part.width / 2 - this.width / scale / 2,
      y: part.y + part.height / 2 - this.height / scale / 2,
    });
  }

  // Zooms about a point of the screen; a factor above 1 comes nearer.
  zoom(factor, clientX, clientY) {
    const least = Math.min(this.width / this.whole.width, this.height / this.whole.height) / 1.5;
    const scale = Math.max(Math.min(this.scale * factor, 2.5), Math.min(least, 2.5));
    const frame = this.surface.getBoundingClientRect();
    const right = clientX === undefined ? this.width / 2 : clientX - frame.left;
    const down = clientY === undefined ? this.height / 2 : clientY - frame.top;
    this.move({
      scale,
      x: this.x + right / this.scale - right / scale,
      y: this.y + down / this.scale - down / scale,
    });
  }

  pan(pixelsRight, pixelsDown) {
    this.move({ scale: this.scale, x: this.x - pixelsRight / this.scale, y: this.y - pixelsDown / this.scale });
  }

  // Comes to a part of the drawing: nearer if it is too small to read, not at all if it is well in view.
  bringIntoView(part) {
    if (part.width * this.scale < 100) return this.center(part, 0.8);
    const [right, bottom] = [this.x + this.width / this.scale, this.y + this.height / this.scale];
    const isInside =
      part.x >= this.x && part.y >= this.y && part.x + part.width <= right && part.y + part.height <= bottom;
    if (!isInside) this.center(part, this.scale);
  }

  // Where an element stands, in the units of the drawing.
  boxOf(element) {
    const box = element.getBBox();
    const toDrawing = this.drawing.getScreenCTM().inverse().multiply(element.getScreenCTM());
    const corner = new DOMPoint(box.x, box.y).matrixTransform(toDrawing);
    const opposite = new DOMPoint(box.x + box.width, box.y + box.height).matrixTransform(toDrawing);
    return { x: corner.x, y: corner.y, width: opposite.x - corner.x, height: opposite.y - corner.y };
  }

  // Puts a frame around a part, above all else.
  mark(part) {
    this.frame ??= document.createElementNS("http://www.w3.org/2000/svg", "rect");
    this.frame.setAttribute("class", "chosen-frame");
    for (const name of ["x", "y", "width", "height"]) this.frame.setAttribute(name, part[name]);
    this.frame.setAttribute("stroke-width", 3 / this.scale);
    this.drawing.append(this.frame);
  }

  get width() {
    return Math.max(1, this.surface.clientWidth);
  }

  get height() {
    return Math.max(1, this.surface.clientHeight);
  }

  // The frame has another size now; what was in its middle stays there.
  keepMiddle() {
    const [width, height] = [this.width, this.height];
    this.move({
      scale: this.scale,
      x: this.x + (this.lastWidth - width) / this.scale / 2,
      y: this.y + (this.lastHeight - height) / this.scale / 2,
    });
  }

  // Several moves between two frames of the screen are drawn once.
  move({ scale, x, y }) {
    Object.assign(this, { scale, x, y, lastWidth: this.width, lastHeight: this.height });
    this.waiting ??= requestAnimationFrame(() => {
      this.waiting = null;
      const [left, top] = [(this.whole.x - this.x) * this.scale, (this.whole.y - this.y) * this.scale];
      this.drawing.style.transform = `translate(${left}px, ${top}px) scale(${this.scale})`;
      // As thick on the screen whatever the scale.
      this.frame?.setAttribute("stroke-width", 3 / this.scale);
    });
  }
}
