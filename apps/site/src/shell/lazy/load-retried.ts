/**
 * Loads a chunk and retries once, since a network may be away for a moment. A second failure is thrown as ChunkLoadError
 * (spec 1 §8), and the page offers to reload.
 */
export const loadRetried = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch {
    try {
      return await load();
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : String(cause);
      const id = /[\w-]+\.js/.exec(message)?.[0] ?? 'page';
      const error = new Error(`Loading chunk ${id} failed`, { cause });
      error.name = 'ChunkLoadError';
      throw error;
    }
  }
};
