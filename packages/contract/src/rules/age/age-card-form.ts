import { emailOf } from '../account/email.ts';
import { isAdult } from './age-at.ts';
import { addressParts } from './postal-address.ts';

/** The card form of the age verification (spec 3 §3). */
export interface AgeCardForm {
  address: string;
  /** `YYYY-MM-DD`; empty or `0000-00-00` while not chosen. */
  birth_date: string;
  card_number: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  cvc: string;
  /** 0: only verify, nothing is charged; 1: buy the offer, too. Null while not chosen. */
  do_purchase: 0 | 1 | null;
  email: string;
  expiration_month: string;
  expiration_year: string;
  first_name: string;
  last_name: string;
  /** The code of a state for countries with a list, else the typed province. */
  state: string;
  zip: string;
}
export type AgeCardField = keyof AgeCardForm;

/** Most characters of a field (spec 3 §5); the others are chosen from lists. */
export const AGE_CARD_LIMITS: Readonly<Partial<Record<AgeCardField, number>>> = {
  address: 50,
  card_number: 50,
  city: 50,
  cvc: 5,
  expiration_month: 2,
  expiration_year: 2,
  first_name: 50,
  last_name: 50,
  state: 50,
  zip: 50,
};

/** Whether the state is chosen from a list; elsewhere it is a typed province (spec 3 §5). */
export const hasStateList = (country: string): boolean => country === 'US' || country === 'CA';

export type AgeCardProblem = 'required' | 'too_long' | 'invalid_format' | 'under_age';

const NO_DATE = '0000-00-00';

function problemOf(field: AgeCardField, form: AgeCardForm, now: Date): AgeCardProblem | null {
  const value = form[field];
  if (value === null) return 'required';
  const text = String(value).trim();
  if (field === 'zip' || field === 'state') {
    const part = addressParts(form.country)[field];
    if (part === 'none' || (part === 'optional' && text === '')) return null;
  }
  if (text === '' || text === NO_DATE) return 'required';
  if (text.length > (AGE_CARD_LIMITS[field] ?? Number.POSITIVE_INFINITY)) return 'too_long';
  if (field === 'email' && emailOf(text) === null) return 'invalid_format';
  if (field === 'state' && hasStateList(form.country) && !/^[A-Z]{2}$/.test(text)) return 'required';
  if (field === 'birth_date' && !isAdult(text, now)) return 'under_age';
  return null;
}

/** The form as it is sent: without the parts that addresses of its country do not have. */
export function withoutUnusedParts<F extends Pick<AgeCardForm, 'country' | 'state' | 'zip'>>(form: F): F {
  const { state, zip } = addressParts(form.country);
  return { ...form, ...(state === 'none' ? { state: '' } : {}), ...(zip === 'none' ? { zip: '' } : {}) };
}

/**
 * What is wrong with each field (spec 3 §5); without a key the field is fine. State and postal code are required where the
 * country has them. `needsEmail`: the platform knows none.
 */
export function ageCardProblems(
  form: AgeCardForm,
  { needsEmail, now }: { needsEmail: boolean; now: Date },
): Partial<Record<AgeCardField, AgeCardProblem>> {
  const found: Partial<Record<AgeCardField, AgeCardProblem>> = {};
  for (const field of Object.keys(form) as AgeCardField[]) {
    const problem = field === 'email' && !needsEmail ? null : problemOf(field, form, now);
    if (problem !== null) found[field] = problem;
  }
  return found;
}
