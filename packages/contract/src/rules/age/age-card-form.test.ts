import { describe, expect, it } from 'vitest';
import {
  AGE_CARD_LIMITS,
  type AgeCardField,
  type AgeCardForm,
  ageCardProblems,
  hasStateList,
  withoutUnusedParts,
} from './age-card-form.ts';

const now = new Date('2026-11-24T12:00:00Z');
const filled: AgeCardForm = {
  address: '1 Long Street',
  birth_date: '1990-05-17',
  card_number: '4242424242424242',
  city: 'Austin',
  country: 'US',
  cvc: '123',
  do_purchase: 0,
  email: 'viewer@example.org',
  expiration_month: '12',
  expiration_year: '39',
  first_name: 'Ada',
  last_name: 'Byron',
  state: 'TX',
  zip: '78701',
};
const fields = Object.keys(filled) as AgeCardField[];
const problems = (change: Partial<AgeCardForm>, needsEmail = true) =>
  ageCardProblems({ ...filled, ...change }, { needsEmail, now });

describe('[AGE-01] the card form of the age verification', () => {
  it('has the 14 fields, and all of them are required', () => {
    expect(fields).toHaveLength(14);
    expect(problems({})).toEqual({});
    for (const field of fields) {
      const empty = field === 'do_purchase' ? null : '  ';
      expect(problems({ [field]: empty })).toMatchObject({ [field]: 'required' });
    }
  });

  it('asks for no email that is known already', () => {
    expect(problems({ email: '' }, false)).toEqual({});
    expect(problems({ email: 'viewer' })).toEqual({ email: 'invalid_format' });
  });

  it('takes both choices about the offer, and none is chosen beforehand', () => {
    expect(problems({ do_purchase: 1 })).toEqual({});
    expect(problems({ do_purchase: null })).toEqual({ do_purchase: 'required' });
  });

  it('takes the birth date of an adult', () => {
    expect(problems({ birth_date: '0000-00-00' })).toEqual({ birth_date: 'required' });
    expect(problems({ birth_date: '2008-11-24' })).toEqual({});
    expect(problems({ birth_date: '2008-11-25' })).toEqual({ birth_date: 'under_age' });
  });

  it('asks for a province and a postal code where addresses have them', () => {
    for (const country of ['AE', 'HK', 'QA']) expect(problems({ country, zip: '' }), country).toEqual({});
    for (const country of ['IE', 'PA'])
      expect(problems({ country, state: '', zip: '' }), country).toEqual({});
    for (const country of ['DE', 'FR', 'NL', 'SE']) {
      expect(problems({ country, state: '' }), country).toEqual({});
      expect(problems({ country, state: '', zip: '' }), country).toEqual({ zip: 'required' });
    }
    for (const country of ['', 'US', 'CA', 'AU', 'JP', 'IT']) {
      expect(problems({ country, state: '', zip: '' }), country).toMatchObject({
        state: 'required',
        zip: 'required',
      });
    }
    const hidden = { ...filled, country: 'HK', state: 'Kowloon' };
    expect(withoutUnusedParts(hidden)).toEqual({ ...hidden, zip: '' });
    expect(withoutUnusedParts({ ...filled, country: 'DE' })).toEqual({ ...filled, country: 'DE', state: '' });
  });

  it('limits the length of each typed field', () => {
    expect(AGE_CARD_LIMITS).toMatchObject({
      card_number: 50,
      cvc: 5,
      expiration_month: 2,
      expiration_year: 2,
    });
    for (const [field, most] of Object.entries(AGE_CARD_LIMITS)) {
      const country = 'BR';
      expect(problems({ country, [field]: '1'.repeat(most) })).toEqual({});
      expect(problems({ country, [field]: '1'.repeat(most + 1) })).toEqual({ [field]: 'too_long' });
    }
  });

  it('takes a state of the list for the United States and Canada, and a typed province elsewhere', () => {
    expect(['US', 'CA', 'DE', ''].map(hasStateList)).toEqual([true, true, false, false]);
    expect(problems({ country: 'CA', state: 'somewhere' })).toEqual({ state: 'required' });
    expect(problems({ country: 'BR', state: 'Bahia' })).toEqual({});
  });
});
