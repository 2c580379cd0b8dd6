/** Size of a picture in user units. */
export interface Size {
  width: number;
  height: number;
}

/** A coordinate with at most one decimal, to keep the pictures small. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A whole SVG document. The title is for screen readers and must be plain text. */
export function svgDocument({ width, height }: Size, definitions: string, body: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(width)} ${n(height)}" width="${n(width)}" height="${n(height)}" role="img">` +
    `<defs>${definitions}</defs>${body}</svg>`
  );
}

/** A linear gradient over the box at `angle` degrees. Stops are [offset, colour, opacity]. */
export function linear(id: string, angle: number, stops: readonly Stop[]): string {
  const turn = (angle * Math.PI) / 180;
  const x = Math.cos(turn) / 2;
  const y = Math.sin(turn) / 2;
  const at = (value: number): string => String(Math.round((0.5 + value) * 100) / 100);
  return `<linearGradient id="${id}" x1="${at(-x)}" y1="${at(-y)}" x2="${at(x)}" y2="${at(y)}">${stopList(stops)}</linearGradient>`;
}

/** A radial gradient from the middle of the box. */
export const radial = (id: string, stops: readonly Stop[]): string =>
  `<radialGradient id="${id}">${stopList(stops)}</radialGradient>`;

/** Offset 0 to 1, colour, opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

const stopList = (stops: readonly Stop[]): string =>
  stops
    .map(([offset, colour, opacity]) =>
      opacity === undefined
        ? `<stop offset="${offset}" stop-color="${colour}"/>`
        : `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');

/** A soft disc of light filled with gradient `id`. */
export const disc = (x: number, y: number, radius: number, id: string, opacity = 1): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="url(#${id})"${opacity < 1 ? ` opacity="${opacity.toFixed(2)}"` : ''}/>`;

/** A smooth curve through points (Catmull-Rom turned into Béziers), without the leading move. */
export function curveThrough(points: readonly (readonly [number, number])[]): string {
  let path = '';
  for (let at = 0; at < points.length - 1; at += 1) {
    const before = points[Math.max(0, at - 1)] ?? [0, 0];
    const from = points[at] ?? [0, 0];
    const to = points[at + 1] ?? [0, 0];
    const after = points[Math.min(points.length - 1, at + 2)] ?? [0, 0];
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6] as const;
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6] as const;
    path += `C${n(first[0])} ${n(first[1])} ${n(second[0])} ${n(second[1])} ${n(to[0])} ${n(to[1])}`;
  }
  return path;
}
