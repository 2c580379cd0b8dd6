/**
 * The automatic silence (spec 1 §7, `v3.autosilenced`): a user who repeats the same message is paused. Assumed numbers.
 */
export const AUTO_SILENCE = { repeats: 5, withinMs: 60_000, seconds: 60 } as const;

/** The same line in other clothes: case, spaces, punctuation and repeated letters do not count. */
export const sameLine = (text: string): string => {
  const letters = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll(/(\p{L})\1+/gu, '$1');
  // Emoticons and signs alone are what they are.
  return letters === '' ? text.replaceAll(/\s/g, '') : letters;
};

/** What one account said lately, over all its rooms. */
export interface RepeatWatch {
  /** Notes a line; true when it was said so often that the account must pause. */
  isTooMuch(text: string): boolean;
}

/** Creates a watch on a clock in milliseconds. */
export function createRepeatWatch(now: () => number = Date.now): RepeatWatch {
  let said: { line: string; at: number }[] = [];
  return {
    isTooMuch(text) {
      const at = now();
      const line = sameLine(text);
      said = said.filter((one) => at - one.at < AUTO_SILENCE.withinMs);
      said.push({ line, at });
      if (said.filter((one) => one.line === line).length < AUTO_SILENCE.repeats) return false;
      said = [];
      return true;
    },
  };
}
