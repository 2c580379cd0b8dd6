// Control characters and bidirectional overrides can hide or reorder text.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;

/** The text as a room shows it: one line, without invisible characters. */
export const cleanText = (text: string): string => text.replaceAll(UNSEEN, ' ').trim();
