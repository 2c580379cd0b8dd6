import { svgToPng } from '../../kernel/svg-picture.ts';

/** Pictures cached in memory. One is some hundred kilobytes. */
const KEPT = 48;
/** Longest rendering queue. One rendering takes a fifth of a second of CPU. */
const WAITING = 6;

/** Renders SVG to PNG, caches the latest, and rejects requests beyond a short queue. */
export interface PngRenderer {
  /** The PNG for a key; `draw` gives its SVG if it is not cached. Null if the queue is full. */
  png(key: string, draw: () => string): Promise<Buffer | null>;
}

/** Creates a renderer with its own cache. */
export function createPngRenderer(): PngRenderer {
  const kept = new Map<string, Promise<Buffer>>();
  let waiting = 0;
  let queue: Promise<unknown> = Promise.resolve();

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
      const made = queue.then(() => svgToPng(draw));
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
