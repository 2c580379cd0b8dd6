import { REFILL_PURPOSES } from '../../kernel/db/schema/index.ts';
import type { PurchaseRow } from './rows.ts';

/** The platform started this charge: auto re-up or post-pay. */
export const isAutoCharge = ({ purpose }: Pick<PurchaseRow, 'purpose'>): boolean =>
  REFILL_PURPOSES.some((one) => one === purpose);
