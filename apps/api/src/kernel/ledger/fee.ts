import { MODEL_TIP_SHARE_PERCENT } from '@footlight/contract';

/** Splits an amount into the broadcaster's share, rounded down to whole tokens, and the platform's fee. */
export function splitFee(amount: number): { share: number; fee: number } {
  const share = Math.floor((amount * MODEL_TIP_SHARE_PERCENT) / 100);
  return { share, fee: amount - share };
}
