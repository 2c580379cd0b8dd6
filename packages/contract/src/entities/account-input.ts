import * as v from 'valibot';
import { emailOf } from '../rules/account/email.ts';
import { MAX_PASSWORD, MIN_PASSWORD } from '../rules/constants.ts';

/** In documents for machines, this is the format `email`. */
export const isEmail = v.check<string, 'invalid_format'>((text) => emailOf(text) !== null, 'invalid_format');

/** An email address as people enter it, and as {@link emailOf} stores it. */
export const EmailInput = v.pipe(
  v.string(),
  v.maxLength(300, 'too_long'),
  isEmail,
  v.transform((text) => emailOf(text) ?? text),
);

/** A password that somebody chooses. */
export const NewPassword = v.pipe(
  v.string(),
  v.minLength(MIN_PASSWORD, 'too_short'),
  v.maxLength(MAX_PASSWORD, 'too_long'),
);
