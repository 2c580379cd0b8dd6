/** Elements that draw shapes. Any other that is not refused is left out. */
export const drawnElements: ReadonlySet<string> = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'style', 'path', 'rect', 'circle', 'ellipse', 'line'],
  ...['polyline', 'polygon', 'linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask'],
]);

/** Elements that can do harm, or whose removal would change the picture. */
export const refusedElements: ReadonlySet<string> = new Set([
  ...['script', 'foreignObject', 'iframe', 'object', 'embed', 'a', 'image', 'text', 'tspan', 'switch'],
  ...['filter', 'pattern', 'marker', 'animate', 'animateMotion', 'animateTransform', 'set'],
]);

/** Attributes and properties of shapes. */
export const drawnAttributes: ReadonlySet<string> = new Set([
  ...['id', 'class', 'transform', 'viewBox', 'preserveAspectRatio', 'd', 'points', 'pathLength'],
  ...['x', 'y', 'width', 'height', 'cx', 'cy', 'r', 'rx', 'ry', 'x1', 'y1', 'x2', 'y2', 'fx', 'fy', 'fr'],
  ...['fill', 'fill-opacity', 'fill-rule', 'clip-rule', 'color', 'opacity', 'display', 'visibility'],
  ...['stroke', 'stroke-width', 'stroke-opacity', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit'],
  ...['offset', 'stop-color', 'stop-opacity', 'gradientUnits', 'gradientTransform', 'spreadMethod'],
  ...['clip-path', 'clipPathUnits', 'mask', 'maskUnits', 'maskContentUnits', 'mask-type', 'paint-order'],
]);

/** Properties whose removal would change the picture, and which can take very long to draw. */
export const refusedAttributes: ReadonlySet<string> = new Set(['filter', 'stroke-dasharray']);
