import { spendingLocales } from '@footlight/billing-widgets';
import { lateTexts } from './late-texts.tsx';

/** The texts of limits, post-pay and auto re-up. */
export const { WithTexts: WithSpendingTexts } = lateTexts('spending', spendingLocales);
