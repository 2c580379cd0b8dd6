import { createHmac } from 'node:crypto';
import type { CardAtBiller } from '../../features/billing/biller.ts';
import { sameText } from '../../kernel/signing.ts';

interface TestCard {
  id: string;
  brand: string;
  lastFour: string;
  /** The result of a one-click charge: `Y`, a decline code, or a step on the biller's page. */
  oneClick: string;
  label: string;
}

/** The sandbox's saved cards: four invented digits and a fixed result. */
export const SANDBOX_CARDS: readonly TestCard[] = [
  { id: 'plain', brand: 'Visa', lastFour: '4242', oneClick: 'Y', label: 'approved' },
  { id: 'short', brand: 'Mastercard', lastFour: '5454', oneClick: 'NDECLINEDINSFUNDS', label: 'declined' },
  { id: 'asks', brand: 'American Express', lastFour: '0005', oneClick: 'step', label: 'an extra step' },
  { id: 'unproven', brand: 'Discover', lastFour: '1117', oneClick: 'NVERIFY', label: 'verification' },
];

const EXPIRES = '12/39';
const seal = (key: string, id: string) => createHmac('sha256', key).update(`card.${id}`).digest('base64url');

export function cardOf(key: string, id: string | null): CardAtBiller | null {
  const found = SANDBOX_CARDS.find((one) => one.id === id);
  if (!found) return null;
  const { brand, lastFour } = found;
  return { token: `${found.id}.${seal(key, found.id)}`, brand, lastFour, expires: EXPIRES };
}

/** The result of charging a saved card; an unknown token is declined. */
export function outcomeOf(key: string, token: string): string {
  const found = SANDBOX_CARDS.find(({ id }) => sameText(`${id}.${seal(key, id)}`, token));
  return found?.oneClick ?? 'NDECLINED';
}
