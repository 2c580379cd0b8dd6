import { AGE_METHODS } from '@footlight/contract';
import * as v from 'valibot';
import type { AgeOrder, AgeProvider } from '../../features/age/provider.ts';
import { BadCallbackError } from '../../kernel/http/callback.ts';
import { pack, unpack, verifyCallback } from '../sandbox-biller/protocol.ts';

export const SANDBOX_AGE_PREFIX = '/sandbox-age';
export const SANDBOX_AGE = 'sandbox-age';
export const OUTCOMES = ['approved', 'declined', 'pending'] as const;

const orderSchema = v.strictObject({
  reference: v.string(),
  method: v.picklist(AGE_METHODS),
  returnUrl: v.string(),
});
const resultSchema = v.strictObject({
  reference: v.pipe(v.string(), v.maxLength(100)),
  outcome: v.picklist(OUTCOMES),
});

/** Null if the URL was changed. */
export function unpackAgeOrder(key: string, packed: string): AgeOrder | null {
  const parsed = v.safeParse(orderSchema, unpack(key, packed));
  return parsed.success ? parsed.output : null;
}

/** Plays an age verification company inside this process. */
export const createSandboxAge = (key: string): AgeProvider => ({
  name: SANDBOX_AGE,
  methods: AGE_METHODS,
  // The page is on the same host as the site that the visitor uses.
  start: async (order) => ({
    url: new URL(`${SANDBOX_AGE_PREFIX}/check/${pack(key, order)}`, order.returnUrl).href,
  }),
  async parseCallback(request) {
    verifyCallback(key, request);
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), resultSchema), request.rawBody);
    if (!parsed.success) throw new BadCallbackError('Callback has an unknown format');
    return parsed.output;
  },
});
