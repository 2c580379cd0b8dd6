import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LinesBrowser, openLinesBrowser } from './browser.ts';
import { showLines, TOGETHER, tryLines } from './runs.ts';

let browser: LinesBrowser;
beforeAll(async () => {
  browser = await openLinesBrowser();
});
afterAll(() => browser?.close());

describe('[ROOM-04] random lines that the rules accept', () => {
  it('are visible in the chat, on cards and in mails, and leave everything around them in its place', async () => {
    const seed = Math.floor(Math.random() * 2 ** 31);
    // `npm run fuzz -- lines` takes 10,000.
    const { shown, broken } = await tryLines(browser.page, TOGETHER, seed);
    expect(broken, `seed ${seed}`).toEqual([]);
    // If the rules accepted nothing, nothing would be tried.
    expect(shown).toBeGreaterThan(TOGETHER / 2);
  });

  it('given no rules, the same looks find what is invisible or piles up', async () => {
    const piled = `Z${'\u0301'.repeat(40)}`;
    const broken = await showLines(browser.page, [
      // No font draws a word joiner. A Hangul filler becomes a box where no font has it.
      { text: '\u2060\u2060', name: '\u2060\u2060' },
      { text: piled, name: piled },
    ]);
    const found = broken.map(
      ({ place, text, wrong }) => `${place} ${text === piled ? 'piled' : ''}: ${wrong}`,
    );
    expect(found).toEqual(
      expect.arrayContaining([
        'chat : nothing is visible',
        'card name : nothing is visible',
        'mail : nothing is visible',
        'subject : nothing is visible',
        'mail piled: its marks reach the neighbours',
      ]),
    );
  });
});
