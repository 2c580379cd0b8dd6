import type { NewAccountValues } from '@footlight/site-widgets';

/** What a new account states, with the platform's names. */
export const newAccountBody = ({ birthDate, acceptTerms, ...values }: NewAccountValues) => ({
  ...values,
  birth_date: birthDate,
  accept_terms: acceptTerms,
});
