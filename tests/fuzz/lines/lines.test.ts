import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LinesBrowser, openLinesBrowser } from './browser.ts';
import { TOGETHER, tryLines } from './runs.ts';

let browser: LinesBrowser;
beforeAll(async () => {
  browser = await openLinesBrowser();
});
afterAll(() => browser?.close());

describe('[CHAT-01] random lines that the rules accept', () => {
  it('are visible in the chat, on cards and in mails, and leave everything around them in its place', async () => {
    const seed = Math.floor(Math.random() * 2 ** 31);
    // `npm run fuzz -- lines` takes 10,000.
    const { shown, broken } = await tryLines(browser.page, TOGETHER, seed);
    expect(broken, `seed ${seed}`).toEqual([]);
    // If the rules accepted nothing, nothing would be tried.
    expect(shown).toBeGreaterThan(TOGETHER / 2);
  });
});
