import type { Purchase } from '@footlight/contract';

/** The text that says why a settlement differs from the order; null if it does not. */
export const purchaseNotice = ({ notice, state }: Pick<Purchase, 'notice' | 'state'>) => {
  if (notice !== 'daily_limit') return notice === null ? null : (`notice.${notice}` as const);
  return state === 'settled' ? 'notice.daily_limit_credited' : 'notice.daily_limit_returned';
};
