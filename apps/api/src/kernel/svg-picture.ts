import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { loadOnce } from './load-once.ts';

/** Loads the WebAssembly renderer with the first picture: most processes never need it. */
const loadEngine = loadOnce(async () => {
  const { initWasm, Resvg } = await import('@resvg/resvg-wasm');
  await initWasm(await readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
  return Resvg;
});

/**
 * Renders an SVG of our own as PNG. Not by sharp: {@link drawing} closes its SVG decoder to uploads, for the whole
 * process.
 */
export async function svgToPng(draw: () => string): Promise<Buffer> {
  const Renderer = await loadEngine();
  // Yields between two pictures, so that other requests are answered.
  await new Promise<void>((resolve) => setImmediate(resolve));
  const picture = new Renderer(draw());
  try {
    const image = picture.render();
    const png = Buffer.from(image.asPng());
    image.free();
    return png;
  } finally {
    picture.free();
  }
}
