/** After this time a script counts as not loaded (spec 1 §8). */
export const LOAD_TIME_OUT_MS = 120_000;

const fileIn = (text: string): string | undefined => /[\w-]+\.(?:js|css)(?=\W|$)/.exec(text)?.[0];

/**
 * The error of a part of the page that did not load, named and worded as the specification gives it (spec 1 §8).
 *
 * @param source the text of the loader, which names the file if the cause does not
 */
const chunkLoadError = (cause: unknown, source = ''): Error => {
  const file = fileIn(cause instanceof Error ? cause.message : String(cause)) ?? fileIn(source) ?? 'page';
  const error = new Error(`Loading ${file.endsWith('.css') ? 'CSS chunk' : 'chunk'} ${file} failed`, {
    cause,
  });
  error.name = 'ChunkLoadError';
  return error;
};

/**
 * Loads a chunk and retries once, since a network may be away for a moment.
 *
 * @throws ChunkLoadError after the second failure, or when it takes longer than {@link LOAD_TIME_OUT_MS}
 */
export const loadRetried = async <T>(load: () => Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Timed out')), LOAD_TIME_OUT_MS);
  });
  try {
    return await Promise.race([load().catch(load), timeOut]);
  } catch (cause) {
    throw chunkLoadError(cause, String(load));
  } finally {
    clearTimeout(timer);
  }
};
