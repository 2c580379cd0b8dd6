import { balance, dialog, inTokens, type Journey, logIn, must } from './journey.ts';

export const purchase: Journey = {
  name: '[BILL-01] buying tokens: a package, the sandbox biller, back to the page, and the new balance',
  async run({ page, member }) {
    const buyer = await member('vip');
    const { tokens } = await buyer.get<{ tokens: number }>('/user/current');
    await logIn(page, 'vip', '/account/tokens');
    await page.press({ role: 'button', name: 'Buy tokens', within: { css: 'main' } });
    const shop = dialog('Buy tokens');
    await page.press({ role: 'radio', name: /100 tokens/, within: shop });
    await page.press({ role: 'button', name: /^Buy 100 tokens for/, within: shop });
    await page.at(/^\/sandbox-biller\/checkout\//);
    await page.select({ label: 'How the payment ends' }, 'Y');
    await page.select({ label: 'When the shop is told' }, '0');
    await page.press({ role: 'button', name: 'Finish payment' });
    const result = dialog('Payment successful');
    await page.reads(result, '100 tokens were added.');
    await page.press({ role: 'button', name: 'Continue', within: result });
    await page.reads(balance, inTokens(tokens + 100));
    must(
      (await buyer.get<{ tokens: number }>('/user/current')).tokens === tokens + 100,
      'The ledger and the page differ.',
    );
  },
};
