import { CHAT_FONT_SIZE, CHAT_FONT_SIZES, CHAT_TEXT_COLOR } from '@footlight/contract';
import type { CSSProperties } from 'react';

/** Pixels of a rem on a wide page; a narrow one has a little less. */
const ROOT = 16;
const HEX = /^#[\da-f]{6}$/i;

/**
 * A colour that somebody chose, as dark or as light as the scheme's surfaces need it: whatever the hue, it keeps at
 * least 4.5:1 on every surface that the theme derives. Undefined for what is no colour, or the default that stands for
 * the brand's own text.
 */
export const readableColor = (chosen: string | null | undefined): string | undefined => {
  if (!chosen || !HEX.test(chosen) || chosen.toLowerCase() === CHAT_TEXT_COLOR) return undefined;
  return `light-dark(oklch(from ${chosen} min(l, 0.42) c h), oklch(from ${chosen} max(l, 0.82) c h))`;
};

/** How the reader wants the lines to look (spec 1 §9). */
export interface ChatLook {
  fontSize: number;
  textColor: string;
}

/** In rem, so that the reader's own text size still counts. */
export const lookStyle = (look: ChatLook | undefined): CSSProperties => {
  const size = CHAT_FONT_SIZES.find((one) => one === look?.fontSize) ?? CHAT_FONT_SIZE;
  const color = readableColor(look?.textColor);
  return { fontSize: `${size / ROOT}rem`, ...(color ? { color } : {}) };
};
