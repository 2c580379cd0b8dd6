import type { AgeCardForm } from '@footlight/contract';

/** The typed values without the card, which no parent ever gets to keep. */
export type AgeCardDraft = Omit<AgeCardForm, 'card_number' | 'cvc' | 'expiration_month' | 'expiration_year'>;

export const emptyAgeCardDraft: AgeCardDraft = {
  address: '',
  birth_date: '',
  city: '',
  country: '',
  do_purchase: null,
  email: '',
  first_name: '',
  last_name: '',
  state: '',
  zip: '',
};
