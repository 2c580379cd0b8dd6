/** Chat font sizes in pixels, and the default (spec 1 §9). */
export const CHAT_FONT_SIZES = [9, 10, 11, 14, 18] as const;
export const CHAT_FONT_SIZE = 11;
/** Means the brand's text colour (spec 1 §9). */
export const CHAT_TEXT_COLOR = '#333333';

/** Codes of the emoticons, written between colons; the chat draws them. Assumed: the spec names no set. */
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
