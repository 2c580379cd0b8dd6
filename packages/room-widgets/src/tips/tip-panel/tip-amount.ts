import { MAX_TIP } from '@footlight/contract';

export interface TipDraft {
  /** As typed; empty or not a number means no amount yet. */
  amount: string | number;
  comment: string;
}

const asNumber = (amount: string | number): number | null => {
  const text = String(amount).trim();
  return /^\d+$/.test(text) ? Number(text) : null;
};

/** A whole amount from `min` to 100,000 that can be tipped, or null. */
export const parseAmount = (amount: string | number, min = 1): number | null => {
  const value = asNumber(amount);
  return value !== null && value >= min && value <= MAX_TIP ? value : null;
};

/** The number shown in the field: any safe integer, including amounts that cannot be tipped. */
export const shownAmount = (amount: string | number): number | null => {
  const value = asNumber(amount);
  return value !== null && Number.isSafeInteger(value) ? value : null;
};
