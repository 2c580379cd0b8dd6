import { n, type Size } from '../svg.ts';
import { BLEED, FRAME, type Layer, type Scene, swayAt } from './scene.ts';

/** The part of a scene that a picture shows: its middle in shares of the frame, and how far it is zoomed in. */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}

const WHOLE: Crop = { x: 0.5, y: 0.5, zoom: 1 };

const document = (box: string, size: Size, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${n(size.width)}" height="${n(size.height)}" preserveAspectRatio="xMidYMid slice" role="img">${content}</svg>`;

/** The layers as they are at a phase of the loop. */
const layersAt = ({ layers }: Scene, phase: number): string =>
  layers
    .map(({ body, sway }) => {
      if (!sway) return body;
      const [x, y] = swayAt(sway, phase);
      return `<g transform="translate(${n(x)} ${n(y)})">${body}</g>`;
    })
    .join('');

/** The part that a crop shows of a picture of this size. It stays inside, where all layers are. */
export function partOf(crop: Crop, size: Size): Size & { x: number; y: number } {
  const [width, height] = [size.width / crop.zoom, size.height / crop.zoom];
  const x = Math.min(Math.max(crop.x * size.width - width / 2, 0), size.width - width);
  const y = Math.min(Math.max(crop.y * size.height - height / 2, 0), size.height - height);
  return { x, y, width, height };
}

/** A moment of a scene as an SVG of any shape: it fills the picture. `over` is drawn above it, in units of the frame. */
export function still(scene: Scene, size: Size, phase: number, crop = WHOLE, over = ''): string {
  const { x, y, width, height } = partOf(crop, FRAME);
  const box = [x, y, width, height].map(n).join(' ');
  return document(box, size, `<defs>${scene.definitions}</defs>${layersAt(scene, phase)}${over}`);
}

/** One layer alone, to be moved over the others: a layer that moves has {@link BLEED} on each side. `scale` 1 is the frame. */
export function layerPicture({ definitions }: Scene, { body, sway }: Layer, scale: number): string {
  const bleed = sway ? BLEED : 0;
  const size = { width: FRAME.width + 2 * bleed, height: FRAME.height + 2 * bleed };
  const box = [-bleed, -bleed, size.width, size.height].join(' ');
  const pixels = { width: Math.round(size.width * scale), height: Math.round(size.height * scale) };
  return document(box, pixels, `<defs>${definitions}</defs>${body}`);
}

/** Moments of a scene side by side, each in a tile of this size. */
export function contactSheet(scene: Scene, tile: Size, columns: number, phases: readonly number[]): string {
  const rows = Math.ceil(phases.length / columns);
  const tiles = phases.map(
    (phase, at) =>
      `<svg x="${(at % columns) * tile.width}" y="${Math.floor(at / columns) * tile.height}" width="${tile.width}" height="${tile.height}" viewBox="0 0 ${FRAME.width} ${FRAME.height}">${layersAt(scene, phase)}</svg>`,
  );
  const size = { width: columns * tile.width, height: rows * tile.height };
  return document(
    `0 0 ${size.width} ${size.height}`,
    size,
    `<defs>${scene.definitions}</defs>${tiles.join('')}`,
  );
}
