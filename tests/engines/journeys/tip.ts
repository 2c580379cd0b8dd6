import { balance, inTokens, type Journey, joined, logIn, must } from './journey.ts';

const panel = { css: '[data-component=tip-panel]' };

export const tip: Journey = {
  name: '[TIP-01] a tip: amount and comment, a confirmation, and the balance falls once',
  async run({ page, member, liveRoom }) {
    const name = await liveRoom(1);
    const tipper = await member('premium');
    await tipper.post('/user/settings', { tip_confirm_above: 20 });
    const { tokens } = await tipper.get<{ tokens: number }>('/user/current');
    await logIn(page, 'premium', `/${name}`);
    await joined(page);
    await page.reads(balance, inTokens(tokens));
    const more = { role: 'button', name: 'Other amount and more', within: panel };
    if ((await page.see(more)).attributes['aria-expanded'] === 'false') await page.press(more);
    await page.fill({ label: 'Amount in tokens', within: panel }, '33');
    const comment = `from another engine ${Date.now()}`;
    await page.fill({ label: /^Comment/, within: panel }, comment);
    await page.press({ role: 'button', name: 'Tip 33 tokens', within: panel });
    await page.reads({ css: '[data-component=tip-panel] [data-part=confirm]' }, 'Tip 33 tokens?');
    must(
      (await tipper.get<{ tokens: number }>('/user/current')).tokens === tokens,
      'Tokens left before the confirmation.',
    );
    await page.press({ role: 'button', name: 'Send tip', within: panel });
    await page.reads(balance, inTokens(tokens - 33));
    await page.until('the tip stands in the chat', () =>
      page.tab.run<boolean>(
        `return document.querySelector('[data-component=chat]').textContent.includes(values[0]);`,
        comment,
      ),
    );
    must(
      (await tipper.get<{ tokens: number }>('/user/current')).tokens === tokens - 33,
      'The ledger and the page differ.',
    );
  },
};
