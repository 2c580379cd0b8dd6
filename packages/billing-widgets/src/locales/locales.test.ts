import { DECLINE_CODES } from '@footlight/contract';
import { languages } from '@footlight/ui';
import { expect, it } from 'vitest';
import { billingLocales } from './index.ts';

it('every decline code has its text in every language, the English ones as specified [BILL-06] [BILL-07]', async () => {
  for (const language of languages) {
    const { decline } = await billingLocales[language]();
    for (const code of [...DECLINE_CODES, 'unknown'] as const)
      expect(decline[code], `${language} ${code}`).toBeTruthy();
  }
  const { decline, declined } = await billingLocales.en();
  expect(decline).toMatchObject({
    NBADZIP: 'Invalid Postal Code',
    NDECLINED: 'Declined by the bank, try a new card or alternate method',
    NDECLINEDE: 'velocity, wait 5 minutes',
    NMYINVAMT: 'customer should contact the bank',
    NMYNEGDB: 'Transaction Data not allowed',
    unknown: 'Declined',
  });
  expect(declined).toMatchObject({
    title: 'Payment Declined',
    text: "Something went wrong. We couldn't process your credit card.",
  });
});
