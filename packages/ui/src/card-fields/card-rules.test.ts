import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CardValue,
  cardBrand,
  cardDigits,
  cardProblems,
  caretAfter,
  cvcLength,
  emptyCard,
  expiryParts,
  formatCardNumber,
  formatExpiry,
  passesLuhn,
} from './card-rules.ts';

const now = new Date('2026-06-15T12:00:00Z');
const digits = (min: number, max: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: min, maxLength: max }).map((list) => list.join(''));

/** Published test numbers of the card brands. */
const numbers = {
  visa: '4242424242424242',
  mastercard: '5555555555554444',
  amex: '378282246310005',
  discover: '6011111111111117',
  diners: '3056930009020004',
  jcb: '3566002020360505',
  unionpay: '6200000000000005',
  maestro: '6759649826438453',
} as const;

describe('card number', () => {
  it.each(Object.entries(numbers))('%s is known and sound', (brand, number) => {
    expect(cardBrand(number)).toBe(brand);
    const code = '1'.repeat(cvcLength(number));
    expect(cardProblems({ number, expiry: '12/30', cvc: code }, now)).toEqual({});
  });

  it('knows the second range of Mastercard by its bounds', () => {
    expect(cardBrand('2220')).toBeNull();
    expect(cardBrand('2221')).toBe('mastercard');
    expect(cardBrand('2720')).toBe('mastercard');
    expect(cardBrand('2721')).toBeNull();
  });

  it('finds every single wrong digit and every swap of neighbours but 0 and 9', () => {
    const sound = digits(11, 18).map((start) => {
      const last = [...'0123456789'].find((digit) => passesLuhn(start + digit));
      return start + (last ?? '');
    });
    fc.assert(
      fc.property(sound, fc.nat(), fc.integer({ min: 1, max: 9 }), (number, place, shift) => {
        const at = place % number.length;
        const wrong = (Number(number[at]) + shift) % 10;
        expect(passesLuhn(number)).toBe(true);
        expect(passesLuhn(number.slice(0, at) + wrong + number.slice(at + 1))).toBe(false);
        const [one = '', two = ''] = [number[at], number[at + 1]];
        if (at + 1 === number.length || one === two || `${one}${two}`.match(/09|90/)) return;
        expect(passesLuhn(number.slice(0, at) + two + one + number.slice(at + 2))).toBe(false);
      }),
    );
  });

  it('groups without losing or adding a digit, and twice is once', () => {
    fc.assert(
      fc.property(digits(0, 19), (number) => {
        const shown = formatCardNumber(number);
        expect(shown.replaceAll(' ', '')).toBe(number);
        expect(formatCardNumber(shown)).toBe(shown);
        expect(shown).toBe(shown.trim());
      }),
    );
    expect(formatCardNumber(numbers.amex)).toBe('3782 822463 10005');
    expect(formatCardNumber(numbers.visa)).toBe('4242 4242 4242 4242');
  });

  it('takes what is pasted, and no more than a card of its brand has', () => {
    expect(cardDigits(' 4242-4242 4242\u00a04242\n')).toBe(numbers.visa);
    expect(cardDigits(`${numbers.amex}999`)).toBe(numbers.amex);
    expect(cardDigits('<b>4</b>')).toBe('4');
  });

  it('keeps the caret behind the same digits', () => {
    fc.assert(
      fc.property(digits(0, 19), fc.nat(19), (number, before) => {
        const shown = formatCardNumber(number);
        const caret = caretAfter(shown, Math.min(before, number.length));
        expect(shown.slice(0, caret).replaceAll(' ', '')).toHaveLength(Math.min(before, number.length));
      }),
    );
  });
});

describe('expiry', () => {
  it.each([
    ['1', '', '1'],
    ['4', '', '04/'],
    ['12', '1', '12/'],
    ['12/', '12/3', '12/'],
    ['12', '12/', '1'],
    ['1230', '', '12/30'],
    ['12/2030', '', '12/30'],
    ['1/30', '', '01/30'],
    ['ab', '', ''],
  ])('%j after %j becomes %j', (text, before, shown) => expect(formatExpiry(text, before)).toBe(shown));

  it('can always be deleted to nothing, key by key', () => {
    let text = '12/30';
    for (let press = 0; press < 6; press += 1) text = formatExpiry(text.slice(0, -1), text);
    expect(text).toBe('');
  });

  it.each([
    ['06/26', undefined],
    ['05/26', 'expired'],
    ['13/30', 'expiry_invalid'],
    ['00/30', 'expiry_invalid'],
    ['1', 'expiry_invalid'],
    ['12/99', 'expiry_invalid'],
    ['', 'expiry_required'],
  ])('%j is %j', (expiry, problem) => {
    expect(cardProblems({ number: numbers.visa, expiry, cvc: '123' }, now).expiry).toBe(problem);
  });

  it('gives month and year of two digits (spec 3 §5)', () => {
    expect(expiryParts('07/29')).toEqual({ month: '07', year: '29' });
    expect(expiryParts('17/29')).toBeNull();
  });
});

it('says what is missing and what is wrong, as codes', () => {
  expect(cardProblems(emptyCard, now)).toEqual({
    number: 'number_required',
    expiry: 'expiry_required',
    cvc: 'cvc_required',
  });
  const wrong: CardValue = { number: '4242424242424241', expiry: '02/20', cvc: '12' };
  expect(cardProblems(wrong, now)).toEqual({
    number: 'number_invalid',
    expiry: 'expired',
    cvc: 'cvc_invalid',
  });
  expect(cardProblems({ number: numbers.amex, expiry: '12/30', cvc: '123' }, now)).toEqual({
    cvc: 'cvc_invalid',
  });
});
