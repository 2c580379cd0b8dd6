import { loadOnce } from './load-once.ts';

/** Loaded with the first picture: most processes never need it. */
const loadEngine = loadOnce(async () => (await import('@resvg/resvg-js')).renderAsync);

/**
 * Renders an SVG that we wrote as PNG, in a thread of the library. Not by sharp: {@link drawing} closes its SVG decoder to
 * uploads, for the whole process.
 */
export async function svgToPng(draw: () => string): Promise<Buffer> {
  const render = await loadEngine();
  const image = await render(draw(), { font: { loadSystemFonts: false } });
  return image.asPng();
}
