import type { Verdict } from './verdicts.ts';

const said = new Set<string>();

/** Bundlers fill in the value; in a browser without one there is no `process`. */
const isDevelopment = (): boolean => {
  try {
    return process.env.NODE_ENV === 'development';
  } catch {
    return false;
  }
};

/** Tells developers, once for each, which colours of a brand are not used. Operators get the verdicts themselves. */
export function warnOfRefused(verdicts: readonly Verdict[]): void {
  if (!isDevelopment()) return;
  for (const { input, value, outcome, refusal } of verdicts) {
    const text = `[footlight brand] ${input} "${value}" is not used (${refusal?.code}): the default's colour stands in its place. Give a colour such as #0b6e4f.`;
    if (outcome !== 'refused' || said.has(text)) continue;
    said.add(text);
    // biome-ignore lint/suspicious/noConsole: developers read it there.
    console.warn(text);
  }
}
