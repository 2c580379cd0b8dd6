import { balance, chat, dialog, inTokens, type Journey, joined, logIn, must } from './journey.ts';

const bar = { css: '[data-component=show-bar]' };

export const privateShow: Journey = {
  name: '[PRIV-01] a private show: requested, accepted, a line between two, and ended with its price',
  async run({ page, visitor, member }) {
    const model = await member('model');
    await model.post('/video/mode', { mode: 'public' });
    try {
      const streamer = await visitor();
      await logIn(streamer, 'model', '/model');
      await joined(streamer);
      const viewer = await member('supervip');
      const { tokens } = await viewer.get<{ tokens: number }>('/user/current');
      await logIn(page, 'supervip', '/model');
      await joined(page);
      await page.press({
        role: 'button',
        name: 'Private show',
        within: { css: '[data-component=show-offer]' },
      });
      await page.press({ role: 'button', name: 'Request private show', within: { role: 'dialog' } });
      await page.until(
        'the request waits',
        async () => (await page.look(bar))?.attributes['data-state'] === 'requested',
      );
      await streamer.press({
        role: 'button',
        name: 'Accept',
        within: { css: '[data-component=show-request]' },
      });
      await page.see({ text: 'YOU ARE NOW IN A PRIVATE' });
      await joined(page);
      await joined(streamer);
      const text = `between us ${Date.now()}`;
      await page.fill({ role: 'textbox', name: 'Message', within: chat }, text);
      await page.key('Enter');
      await streamer.until('the other one reads it', () =>
        streamer.tab.run<boolean>(
          `return document.querySelector('[data-component=chat]').textContent.includes(values[0]);`,
          text,
        ),
      );
      await page.press({ role: 'button', name: 'End private', within: bar });
      await page.press({ role: 'button', name: 'End private', within: dialog('End the private show?') });
      await page.until('the bar goes', async () => (await page.count(bar)) === 0);
      const left = (await viewer.get<{ tokens: number }>('/user/current')).tokens;
      must(left < tokens, `The show cost nothing: ${tokens} tokens before, ${left} after.`);
      await page.reads(balance, inTokens(left));
      await page.see({
        role: 'button',
        name: 'Private show',
        within: { css: '[data-component=show-offer]' },
      });
    } finally {
      await model.post('/video/mode', { mode: 'offline' });
    }
  },
};
