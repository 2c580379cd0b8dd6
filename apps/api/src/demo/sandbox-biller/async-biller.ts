import { createHmac } from 'node:crypto';
import { CRYPTO_HOLDS, VOUCHER_HOLDS } from '@footlight/contract';
import type { Biller, WaitMethod } from '../../features/billing/biller.ts';
import { packOrder, readCallback, SANDBOX_PREFIX } from './protocol.ts';

/** Confirmations until the sandbox's chain counts a payment as final. */
export const NEEDED = 3;
/** US cents per coin of the sandbox's invented currency. */
const CENTS_PER_COIN = 5_000;
const HOLDS: Record<WaitMethod, number> = { crypto: CRYPTO_HOLDS, voucher: VOUCHER_HOLDS };

const digest = (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex');

/** The crypto address of this order only. */
export const addressOf = (key: string, reference: string): string =>
  `sbx1${digest(key, `address.${reference}`).slice(0, 38)}`;

/** The voucher code, in groups of four. */
export const voucherOf = (key: string, reference: string): string =>
  (BigInt(`0x${digest(key, `voucher.${reference}`).slice(0, 15)}`) % 10n ** 16n)
    .toString()
    .padStart(16, '0')
    .replace(/(.{4})(?=.)/g, '$1 ');

export const coinsOf = (cents: number): string => (cents / CENTS_PER_COIN).toFixed(8);

export const nameOf = (method: WaitMethod): string => `sandbox-${method}`;

/** A sandbox company for asynchronous payments: crypto, or vouchers at a till, paid minutes or days later. */
export function createAsyncBiller(key: string, method: WaitMethod): Biller {
  return {
    name: nameOf(method),
    company: method === 'crypto' ? 'Sandbox Coins' : 'Sandbox Vouchers',
    method,
    createCheckout: async (order) => {
      const expiresAt = Date.now() + HOLDS[method];
      const page = `${SANDBOX_PREFIX}/${method}/${packOrder(key, { ...order, expiresAt })}`;
      return { url: new URL(page, order.returnUrl).href, waits: { method, expiresAt } };
    },
    closeCheckout: null,
    chargeCard: () => Promise.reject(new Error('Asynchronous payments have no saved card')),
    refund: null,
    parseCallback: async (request) => readCallback(key, request),
  };
}
