/** Longest wait for a press to end; a browser can miss the end of one. */
export const LONGEST_PRESS_MS = 2_000;
const STEP_MS = 50;

/**
 * Resolves with the given part when nothing is being pressed. A part that appears during a press could move the pressed
 * control away, and the click would be lost.
 */
export const afterPress = async <T>(part: T): Promise<T> => {
  for (let ms = 0; ms < LONGEST_PRESS_MS && globalThis.document?.querySelector(':active'); ms += STEP_MS)
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  return part;
};
