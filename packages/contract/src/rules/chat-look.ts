/** Sizes of the chat's text in pixels, and what it is until somebody chooses (spec 1 §9). */
export const CHAT_FONT_SIZES = [9, 10, 11, 14, 18] as const;
export const CHAT_FONT_SIZE = 11;
/** Stands for the text colour of the brand (spec 1 §9). */
export const CHAT_TEXT_COLOR = '#333333';

/** Codes of the emoticons, written between colons. How they are drawn is the chat's. Assumed: the spec names no set. */
export const EMOTICONS = [
  'star',
  'moon',
  'sun',
  'spark',
  'heart',
  'wave',
  'drop',
  'leaf',
  'bolt',
  'note',
  'flame',
  'flower',
  'snow',
  'peak',
  'gem',
  'crown',
] as const;
export type Emoticon = (typeof EMOTICONS)[number];
