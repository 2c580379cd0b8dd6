import * as v from 'valibot';
import type { AgeCards } from '../../features/billing/age-cards.ts';
import { BillerUnreachableError } from '../../features/billing/biller.ts';
import { SANDBOX_CARDS } from './cards.ts';
import { pack, unpack } from './protocol.ts';
import { ageResultOf } from './test-cards.ts';

const RIGHT_SECONDS = 300;
const TOKEN_SECONDS = 900;

const rightSchema = v.strictObject({ visitor: v.string(), until: v.number() });
const tokenSchema = v.strictObject({ card: v.string(), visitor: v.string(), until: v.number() });

// Apart from the orders of the payment pages, so that the three cannot be confused.
const rightKey = (key: string) => `${key} right`;
const tokenKey = (key: string) => `${key} token`;

function read<S extends v.GenericSchema>(schema: S, key: string, packed: string): v.InferOutput<S> | null {
  const parsed = v.safeParse(schema, unpack(key, packed));
  return parsed.success ? parsed.output : null;
}

/** A payment token for the card of a valid right; null if the right is forged or has expired. */
export function exchangeCard(key: string, right: string, card: string): string | null {
  const found = read(rightSchema, rightKey(key), right);
  if (!found || found.until <= Date.now()) return null;
  return pack(tokenKey(key), { card, visitor: found.visitor, until: Date.now() + TOKEN_SECONDS * 1000 });
}

/**
 * The result of charging a payment token; null if it is not one. A repeated charge must end the same, so tokens do not
 * expire here.
 */
export function outcomeOfToken(key: string, token: string): string | null {
  const found = read(tokenSchema, tokenKey(key), token);
  return found && (SANDBOX_CARDS.find(({ id }) => id === found.card)?.oneClick ?? 'NDECLINED');
}

/** The sandbox proves ages by its test cards. */
export const createSandboxAgeCards = (key: string, exchangePath: string): AgeCards => ({
  origin: null,
  openRight: async ({ visitor, siteOrigin }) => ({
    accessToken: pack(rightKey(key), { visitor, until: Date.now() + RIGHT_SECONDS * 1000 }),
    expiresIn: RIGHT_SECONDS,
    tokeniseUrl: new URL(exchangePath, siteOrigin).href,
  }),
  async check({ paymentToken, visitor }) {
    const found = read(tokenSchema, tokenKey(key), paymentToken);
    if (!found || found.visitor !== visitor) return 'NDECLINED';
    if (found.until <= Date.now()) return 'NMYRETRY';
    const result = ageResultOf(found.card);
    if (result === 'away')
      throw new BillerUnreachableError('The sandbox plays a company that does not answer');
    return result;
  },
});
