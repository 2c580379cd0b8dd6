import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Resvg } from '@resvg/resvg-wasm';

/** Pictures cached in memory. One is some hundred kilobytes. */
const KEPT = 48;
/** Longest rendering queue. One rendering takes a fifth of a second of CPU. */
const WAITING = 6;

/** Renders SVG to PNG, caches the latest, and rejects requests beyond a short queue. */
export interface PngRenderer {
  /** The PNG for a key; `draw` gives its SVG if it is not cached. Null if the queue is full. */
  png(key: string, draw: () => string): Promise<Buffer | null>;
}

let engine: Promise<typeof Resvg> | null = null;

/** Loads the WebAssembly renderer with the first picture: most processes never need it. */
function loadEngine(): Promise<typeof Resvg> {
  engine ??= (async () => {
    const { initWasm, Resvg: Renderer } = await import('@resvg/resvg-wasm');
    await initWasm(await readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
    return Renderer;
  })();
  return engine;
}

/** Creates a renderer with its own cache. */
export function createPngRenderer(): PngRenderer {
  const kept = new Map<string, Promise<Buffer>>();
  let waiting = 0;
  let queue: Promise<unknown> = Promise.resolve();

  const render = async (draw: () => string): Promise<Buffer> => {
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
  };

  return {
    async png(key, draw) {
      const known = kept.get(key);
      if (known) {
        kept.delete(key);
        kept.set(key, known); // Move to the end: evict the least recently used.
        return known;
      }
      if (waiting >= WAITING) return null;
      waiting += 1;
      const made = queue.then(() => render(draw));
      queue = made.catch(() => undefined);
      kept.set(key, made);
      for (const oldest of kept.keys()) {
        if (kept.size <= KEPT) break;
        kept.delete(oldest);
      }
      try {
        return await made;
      } catch (error) {
        kept.delete(key);
        throw error;
      } finally {
        waiting -= 1;
      }
    },
  };
}
