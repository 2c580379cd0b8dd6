/** Decline codes with their own text (spec 1 §8). Unknown codes show 'Declined'. */
export const DECLINE_CODES = [
  'NBADZIP',
  'NDECLINED',
  'NDECLINEDE',
  'NDECLINEDINSFUNDS',
  'NEXPIRED',
  'NINVCVV2',
  'NMYACNOTACCEPTED',
  'NMYAMNOTACCEPTED',
  'NMYDDNOTACCEPTED',
  'NMYDNVEL',
  'NMYDSNOTACCEPTED',
  'NMYINVAMT',
  'NMYINVAUTHCODE',
  'NMYINVINFO',
  'NMYMCNOTACCEPTED',
  'NMYNEGDB',
  'NMYNOPREVAUTH',
  'NMYRETRY',
  'NMYSERVNOTALLOWED',
  'NMYVSNOTACCEPTED',
  'NMYINVACTION',
  'NMYNOAUTHCODE',
  'NMYNOCLOSEAMT',
  'NMYCURMISMATCH',
  'NMYSOLONOTACCEPTED',
  'NMYSWITCHNOTACCEPTED',
] as const;
export type DeclineCode = (typeof DECLINE_CODES)[number];

const known = new Set<string>(DECLINE_CODES);
export const declineCodeOf = (code: string | null): DeclineCode | 'unknown' =>
  code !== null && known.has(code) ? (code as DeclineCode) : 'unknown';

export interface PaymentReturn {
  /** What the redirect claims; a hint, never a settlement. */
  claim: 'success' | 'failure';
  code: string | null;
  transactionId: string | null;
  amount: number | null;
}

/**
 * Reads the return parameters (spec 1 §4): the first letter of `ans` is Y or N. A decline code may be followed by the
 * biller's text after a colon or a space (`NDECLINED:text`). Null if the URL is not a payment return.
 */
export const parsePaymentReturn = (query: URLSearchParams): PaymentReturn | null => {
  const ans = query.get('ans');
  const first = ans?.[0]?.toUpperCase();
  if (!ans || (first !== 'Y' && first !== 'N')) return null;
  const amount = Number(query.get('amount') ?? Number.NaN);
  return {
    claim: first === 'Y' ? 'success' : 'failure',
    code: first === 'N' ? (/^[A-Z0-9]+/i.exec(ans)?.[0].toUpperCase() ?? null) : null,
    transactionId: query.get('transaction_id'),
    amount: Number.isFinite(amount) && amount >= 0 ? amount : null,
  };
};
