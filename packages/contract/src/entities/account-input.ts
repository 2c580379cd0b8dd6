import * as v from 'valibot';
import { MAX_PASSWORD, MIN_PASSWORD } from '../constants.ts';

/** An email address as people enter it: trimmed, in lower case. */
export const EmailInput = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.email('invalid_format'),
  v.maxLength(254, 'too_long'),
);

/** A password that somebody chooses. */
export const NewPassword = v.pipe(
  v.string(),
  v.minLength(MIN_PASSWORD, 'too_short'),
  v.maxLength(MAX_PASSWORD, 'too_long'),
);
