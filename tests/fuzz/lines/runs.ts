/** Shows random lines in Chromium and judges their layout and their ink. */

import type { Page } from 'playwright';
import sharp from 'sharp';
import { PLAIN_COLORS } from '../../../apps/api/src/kernel/mail/html.ts';
import { renderMail } from '../../../apps/api/src/kernel/mail/render.ts';
import { acceptedLines, type Line } from './lines.ts';
import type { Area, DrawnLook } from './page/measure.ts';
import type { Shown } from './page/page.tsx';

/** Lines that lie on the page at once: what the chat shows. */
export const TOGETHER = 200;

const SITE = { language: 'en', siteName: 'Footlight', colors: PLAIN_COLORS } as const;
const LINK = { link: 'https://example.org/forgot-password' };
const mailTo = (name: string): string => {
  const { html } = renderMail('password_changed', SITE, { name, ...LINK });
  return /<table[\s\S]*<\/table>/.exec(html)?.[0] ?? '';
};
const subjectOf = (about: string): string =>
  renderMail('live', SITE, { name: 'Ines', about, ...LINK }).subject;

interface Picture {
  data: Buffer;
  width: number;
  height: number;
}
/** Higher pictures than 16,384 pixels repeat their first part. */
const PART = 8_000;
async function pictureOf(page: Page): Promise<Picture> {
  const [width, height] = await page.evaluate(() => [
    document.documentElement.clientWidth,
    document.documentElement.scrollHeight,
  ]);
  if (!width || !height) throw new Error('the page is empty');
  const parts: Buffer[] = [];
  for (let y = 0; y < height; y += PART) {
    const clip = { x: 0, y, width, height: Math.min(PART, height - y) };
    // A long page takes its time on a busy machine.
    const file = await page.screenshot({ fullPage: true, clip, animations: 'disabled', timeout: 0 });
    parts.push(await sharp(file).removeAlpha().raw().toBuffer());
  }
  return { data: Buffer.concat(parts), width, height };
}
/** Pixels of a text that may be drawn beside its box. */
const NARROW = 6;

/** Whether an area has more than one colour. */
function hasInk({ data, width, height }: Picture, area: Area): boolean {
  const [left, top] = [Math.max(0, Math.floor(area.left)), Math.max(0, Math.floor(area.top))];
  const [right, bottom] = [Math.min(width, Math.ceil(area.right)), Math.min(height, Math.ceil(area.bottom))];
  const first = data.readUIntBE((top * width + left) * 3, 3);
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) if (data.readUIntBE((y * width + x) * 3, 3) !== first) return true;
  return false;
}
export interface Broken {
  place: string;
  text: string;
  wrong: string[];
}

/** What broke on a page that shows these looks. */
async function judge(page: Page, looks: readonly DrawnLook[]): Promise<Broken[]> {
  const picture = await pictureOf(page);
  return looks.flatMap(({ place, text, wrong, ink, blank, draws }): Broken[] => {
    const width = ink.reduce((sum, { left, right }) => sum + right - left, 0);
    // Fonts draw some narrow signs beside their own box, such as U+FC60.
    const isVisible = ink.some((area) => hasInk(picture, area)) || (draws && width < NARROW);
    const found = [
      ...wrong,
      ...(isVisible ? [] : ['nothing is visible']),
      ...(blank.some((area) => hasInk(picture, area)) ? ['its marks reach the neighbours'] : []),
    ];
    return found.length > 0 ? [{ place, text, wrong: found }] : [];
  });
}

/** Shows lines and returns what broke. */
export async function showLines(page: Page, lines: readonly Line[]): Promise<Broken[]> {
  const texts = [...new Set(lines.map(({ text }) => text))];
  const names = [...new Set(lines.flatMap(({ name }) => name ?? []))];
  const looks = await page.evaluate(
    (shown) => (window as unknown as { show(shown: Shown): Promise<DrawnLook[]> }).show(shown),
    { texts, names, mails: names.map(mailTo), subjects: names.map(subjectOf) },
  );
  return judge(page, looks);
}

/** Shows accepted lines of this seed and returns what broke, and how many lines were shown. */
export async function tryLines(
  page: Page,
  count: number,
  seed: number,
): Promise<{ shown: number; broken: Broken[] }> {
  const lines = acceptedLines(count, seed);
  return { shown: lines.length, broken: await showLines(page, lines) };
}
