import { DECLINE_CODES } from '@footlight/contract';
import type { Outcome } from './page.ts';

/** Labels of the decline codes on the sandbox's page; the site has its own, translated texts (spec 1 §8). */
const LABELS: Partial<Record<(typeof DECLINE_CODES)[number], string>> = {
  NBADZIP: 'postal code wrong',
  NDECLINED: 'declined by the bank',
  NDECLINEDE: 'too many tries, wait',
  NDECLINEDINSFUNDS: 'insufficient funds',
  NEXPIRED: 'card expired',
  NINVCVV2: 'security code wrong',
  NMYRETRY: 'try again',
};

/** Success, every known code, one unknown code, the reversals of a success, and the return of a chargeback. */
export const SANDBOX_OUTCOMES: readonly Outcome[] = [
  { code: 'Y', label: 'Approved' },
  ...DECLINE_CODES.map((code) => ({ code, label: `Declined: ${LABELS[code] ?? 'see code'} (${code})` })),
  { code: 'NSANDBOXUNKNOWN', label: 'Declined: a code that the shop does not know (NSANDBOXUNKNOWN)' },
  { code: 'REFUND', label: 'Approved earlier: refund' },
  { code: 'CHARGEBACK', label: 'Approved earlier: chargeback' },
  { code: 'DISPUTE', label: 'Approved earlier: chargeback of a half' },
  { code: 'REINSTATED', label: 'Charged back earlier: the bank returned the money' },
];
