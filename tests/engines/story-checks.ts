/** Compares what an engine shows of a story with what Chromium shows. */
import { compare, decode } from '../visual/compare.ts';

export interface Shown {
  /** What the story or its play function threw. */
  error: string | null;
  /** Height of the page, and pixels by which it can be scrolled to the side. */
  height: number;
  sideways: number;
  text: string;
  png: Buffer;
}

/** Fonts are hinted differently, so lines may break elsewhere: heights may differ by a part, or by some pixels. */
const HEIGHT_PART = 0.12;
const HEIGHT_LEAST = 40;

/** Nothing but one colour. */
export function isBlank(png: Buffer): boolean {
  const { data } = decode(png);
  for (let at = 4; at < data.length; at += 4) {
    if (data[at] !== data[0] || data[at + 1] !== data[1] || data[at + 2] !== data[2]) return false;
  }
  return true;
}

/** Stories that may differ from Chromium, and why. */
const EXCUSED: Readonly<Record<string, string>> = {
  'ui-tooltip--default':
    'Its play function ends with Esc. The tooltip stays closed, and only in Chromium it is open again.',
};
export const isExcused = (id: string): boolean => id in EXCUSED;

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** What is wrong in an engine's story, in words; nothing if it is as good as Chromium's. */
export function faultsOf(shown: Shown, chromium: Shown): string[] {
  const faults: string[] = [];
  if (shown.error && !chromium.error) faults.push(`it threw: ${shown.error.slice(0, 300)}`);
  if (isBlank(shown.png) && !isBlank(chromium.png)) faults.push('the picture is blank');
  if (shown.sideways > Math.max(0, chromium.sideways))
    faults.push(`it scrolls ${shown.sideways} pixels to the side`);
  const there = new Set(words(shown.text));
  const missing = [...new Set(words(chromium.text))].filter((word) => !there.has(word));
  if (missing.length > 0) faults.push(`texts are missing: ${missing.slice(0, 8).join(', ')}`);
  const apart = Math.abs(shown.height - chromium.height);
  if (apart > HEIGHT_LEAST && apart > HEIGHT_PART * chromium.height)
    faults.push(`it is ${shown.height} pixels high, and ${chromium.height} in Chromium`);
  return faults;
}

/** Pixels that differ from an earlier picture of the same engine. */
export const changedPixels = (before: Buffer, after: Buffer): number =>
  before.equals(after) ? 0 : compare(decode(before), decode(after)).pixels;
