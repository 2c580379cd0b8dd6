import { useNumber } from '@footlight/ui';

/** US dollars in the reader's format; `finest` keeps tenths of a cent, for prices of one token. */
export const useMoney = (finest = false): ((amount: number) => string) =>
  useNumber({ style: 'currency', currency: 'USD', maximumFractionDigits: finest ? 3 : 2 });
