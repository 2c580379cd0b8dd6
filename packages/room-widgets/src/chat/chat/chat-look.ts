import { CHAT_FONT_SIZE, CHAT_FONT_SIZES, CHAT_TEXT_COLOR } from '@footlight/contract';
import type { CSSProperties } from 'react';

/** Pixels per rem at the browser's default text size. */
const ROOT = 16;
const HEX = /^#[\da-f]{6}$/i;

/**
 * A chosen colour, made dark or light enough for the scheme: whatever the hue, it keeps at least 4.5:1 on every surface
 * that the theme derives. Undefined for an invalid colour and for the default, which means the brand's text colour.
 */
export const readableColor = (chosen: string | null | undefined): string | undefined => {
  if (!chosen || !HEX.test(chosen) || chosen.toLowerCase() === CHAT_TEXT_COLOR) return undefined;
  return `light-dark(oklch(from ${chosen} min(l, 0.42) c h), oklch(from ${chosen} max(l, 0.82) c h))`;
};

/** The reader's settings for the look of lines (spec 1 §9). */
export interface ChatLook {
  fontSize: number;
  textColor: string;
}

/**
 * Pixels of the settings' sizes (spec 1 §9) at the browser's default text size. The sizes are those of a denser font: the
 * default is drawn as the text of lists is, and the others keep their distance.
 */
const PIXELS: Record<(typeof CHAT_FONT_SIZES)[number], number> = { 9: 12, 10: 13, 11: 14, 14: 16, 18: 20 };

/** The drawn size in pixels of a setting; that of the default for an invalid size. */
export const chatPixels = (fontSize: number | undefined): number =>
  PIXELS[CHAT_FONT_SIZES.find((one) => one === fontSize) ?? CHAT_FONT_SIZE];

/** Uses rem, so that the browser's text size still applies. */
export const lookStyle = (look: ChatLook | undefined): CSSProperties => {
  const color = readableColor(look?.textColor);
  return { fontSize: `${chatPixels(look?.fontSize) / ROOT}rem`, ...(color ? { color } : {}) };
};
