import type { Page } from 'playwright';
import { talks } from '../../apps/api/src/demo/bots/talk/talks.ts';
import { type Frames, watchFrames } from './frame-times.ts';

export interface FloodResult extends Frames {
  sent: number;
  /** Lines that the page's socket got, by their numbers: without holes and none twice. */
  arrived: number;
  isWhole: boolean;
  /** The first lines that do not follow the one before, each with that one. */
  breaks: [number, number][];
  /** The last line that was sent stands last of the flood in the page. */
  isLastShown: boolean;
  ms: number;
}

/** Milliseconds in which the last line must have come. */
const LONGEST_LAG = 15_000;

const TEXTS = new Set(talks.en.remarks.map((text) => JSON.stringify(text).slice(1, -1)));

/** Numbers of the flood's lines in a frame: their texts end with their place in the flood. Others may talk meanwhile. */
const numbersOf = (frame: string): number[] =>
  [...frame.matchAll(/"((?:[^"\\]|\\.)*?) (\d+)"/g)]
    .filter(([, text = '']) => TEXTS.has(text))
    .map(([, , number]) => Number(number));

/** Floods the room that a page shows, by `POST /demo/flood`, and measures the page meanwhile. */
export const floodRoom = async (
  page: Page,
  url: string,
  room: string,
  perSecond: number,
  seconds: number,
): Promise<FloodResult> => {
  const numbers: number[] = [];
  page.on('websocket', (socket) => {
    if (!socket.url().endsWith('/chat/room')) return;
    socket.on('framereceived', ({ payload }) => numbers.push(...numbersOf(String(payload))));
  });
  await page.goto(`${url}/${room}`);
  await page.locator('[data-component=chat][data-connection=joined]').waitFor();
  // The stream starts meanwhile; that is another thing to measure.
  await page.waitForTimeout(3_000);
  numbers.length = 0;
  const { frames, result } = await watchFrames(page, async () => {
    const response = await fetch(`${url}/demo/flood`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ room, perSecond, seconds }),
    });
    if (!response.ok) throw new Error(`The flood was refused: ${response.status}`);
    const report = (await response.json()) as { sent: number; ms: number };
    // What was said last is there when the page has caught up; a line that is lost for good ends the wait.
    const end = Date.now() + LONGEST_LAG;
    while (numbers.at(-1) !== report.sent - 1 && Date.now() < end) await page.waitForTimeout(100);
    await page.waitForTimeout(500);
    return report;
  });
  const isLastShown = await page
    .locator('[data-component=chat] [data-part=message]', { hasText: new RegExp(` ${result.sent - 1}$`) })
    .isVisible();
  const breaks = numbers
    .map((number, index): [number, number] => [numbers[index - 1] ?? -1, number])
    .filter(([before, number]) => number !== before + 1)
    .slice(0, 10);
  const isWhole = numbers.length === result.sent && breaks.length === 0;
  return { ...frames, ...result, arrived: numbers.length, isWhole, breaks, isLastShown };
};
