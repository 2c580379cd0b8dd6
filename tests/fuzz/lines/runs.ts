/** Shows random lines in Chromium and judges their layout and their ink. */

import type { Page } from 'playwright';
import sharp from 'sharp';
import { PLAIN_COLORS } from '../../../apps/api/src/kernel/mail/html.ts';
import { renderMail } from '../../../apps/api/src/kernel/mail/render.ts';
import { WINDOW } from './browser.ts';
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
/**
 * The page is taken a window at a time. A picture of the whole page would draw all of it again for each part, as a graphics
 * surface ends at 16,384 pixels.
 */
async function pictureOf(page: Page): Promise<Picture> {
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }));
  if (!width || !height) throw new Error('the page is empty');
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += WINDOW.height) {
    // The last window begins above what is still missing.
    const top = await page.evaluate((to) => {
      scrollTo(0, to);
      return scrollY;
    }, y);
    const file = await page.screenshot({ animations: 'disabled' });
    (await sharp(file).removeAlpha().raw().toBuffer()).copy(data, top * width * 3);
  }
  return { data, width, height };
}
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
    const isVisible = draws || ink.some((area) => hasInk(picture, area));
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
