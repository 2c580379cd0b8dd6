import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oddsOf, prizeAt } from '../../room-apps/rules.ts';
import { lowTokenProduct } from '../billing/quick-buy.ts';
import {
  mailboxOf,
  normalPromoCode,
  promoCodeFrom,
  promoCodeProblem,
  promoRepeat,
  promoVisitFrom,
  showsLiveHelp,
  showsSupportPhone,
} from './promos.ts';
import { bonusTokens, MAX_BONUS_TOKENS, nextSpinDay, spinDay, WHEEL_PRIZES, WHEELS } from './wheels.ts';

const query = (text: string) => new URLSearchParams(text);

describe('[BILL-12] promo codes', () => {
  it('are required, have at least 3 letters, and are the same in small and capital ones', () => {
    expect(['', '  ', 'ab', ' ab ', 'abc', 'a b c', 'x'.repeat(33)].map(promoCodeProblem)).toEqual([
      ...['required', 'required', 'too_short', 'too_short', null, 'invalid_format', 'too_long'],
    ]);
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(promoCodeProblem(normalPromoCode(text))).toBe(promoCodeProblem(text));
      }),
    );
  });

  it('begin with the one of the address, else with FREE_TOKENS', () => {
    expect(promoCodeFrom(query(''))).toBe('FREE_TOKENS');
    expect(promoCodeFrom(query('promo_code=autumn'))).toBe('AUTUMN');
    expect(promoCodeFrom(query('promo_code=%3Cb%3E'))).toBe('FREE_TOKENS');
  });
});

describe('[AUTH-09] one person', () => {
  it('has one mailbox, however it is written', () => {
    expect(mailboxOf('Ada+1@Example.org')).toBe('ada@example.org');
    expect(mailboxOf('a.d.a+x@googlemail.com')).toBe(mailboxOf('ada@gmail.com'));
    // Other providers distinguish dots.
    expect(mailboxOf('a.da@example.org')).not.toBe(mailboxOf('ada@example.org'));
  });
});

describe('[BILL-14] offers', () => {
  it('[SHELL-19] repeat after 60 s for two adverts with three promos, and for nobody else', () => {
    const repeat = (text: string) => {
      const visit = promoVisitFrom(query(text));
      return visit && promoRepeat(visit);
    };
    for (const advert of ['xv300wo', 'xv300fco'])
      for (const promo of ['nwh', 'dgs', 'spl']) {
        expect(repeat(`advert_id=${advert}&prg=${promo}`)).toBe(60_000);
        expect(repeat(`advert_id=${advert}&custom_promo_test=${promo}`)).toBe(60_000);
      }
    expect(repeat('advert_id=xv300wo')).toBeNull();
    expect(repeat('advert_id=other&prg=nwh')).toBeNull();
    expect(promoVisitFrom(query('prg=nwh'))).toBeNull();
  });

  it('few tokens point at the 200 or 210 without membership', () => {
    const one = (tokens: number, membership: string | null = null) => ({ tokens, membership });
    expect(lowTokenProduct([one(100), one(200, 'vip'), one(210)])?.tokens).toBe(210);
    expect(lowTokenProduct([one(100), one(200), one(210)])?.tokens).toBe(200);
    expect(lowTokenProduct([one(100), one(210, 'premium')])).toBeNull();
  });
});

it('[BILL-18] [SHELL-20] help by chat is for cards and broadcasters, outside CO unless a studio is excepted, and for the test group', () => {
  const person = {
    isLoggedIn: true,
    hasCard: false,
    isModel: false,
    isStudio: false,
    country: 'US',
    roles: [],
  };
  expect(showsLiveHelp(person)).toBe(false);
  expect(showsLiveHelp({ ...person, hasCard: true })).toBe(true);
  expect(showsLiveHelp({ ...person, hasCard: true, isLoggedIn: false })).toBe(false);
  expect(showsLiveHelp({ ...person, isModel: true, country: 'CO' })).toBe(false);
  expect(showsLiveHelp({ ...person, isStudio: true, country: 'CO' })).toBe(true);
  const roles = ['support_test_group'];
  expect(showsLiveHelp({ ...person, roles, country: 'CO' })).toBe(true);
  expect(showsLiveHelp({ ...person, roles, isLoggedIn: false })).toBe(false);
});

describe('[BILL-13] wheels', () => {
  it.each(WHEELS)(
    'the chances of %s that are shown add up, and a draw falls as often as they say',
    (name) => {
      const prizes = WHEEL_PRIZES[name];
      const shown = prizes.reduce((sum, _, index) => sum + oddsOf(prizes, index), 0);
      expect(shown).toBeCloseTo(100, 0);
      const total = prizes.reduce((sum, { weight }) => sum + weight, 0);
      // Every roll hits one field, and each field gets exactly its share.
      const counts = prizes.map(() => 0);
      for (let roll = 0; roll < total; roll += 1) {
        const at = prizeAt(prizes, (roll + 0.5) / total);
        counts[at] = (counts[at] ?? 0) + 1;
      }
      expect(counts).toEqual(prizes.map(({ weight }) => weight));
      fc.assert(
        fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (roll) => {
          expect(prizes[prizeAt(prizes, roll)]).toBeDefined();
        }),
      );
    },
  );

  it('a bonus never adds more than its part, nor more than its cap', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 100 }), (bought, percent) => {
        const added = bonusTokens(bought, percent);
        expect(Number.isSafeInteger(added)).toBe(true);
        expect(added).toBeLessThanOrEqual(Math.min(MAX_BONUS_TOKENS, (bought * percent) / 100));
      }),
    );
  });

  it('the free spin comes back with the next day of UTC', () => {
    const late = Date.parse('2026-11-22T23:59:59.999Z');
    expect(spinDay(late)).toBe('2026-11-22');
    expect(spinDay(nextSpinDay(late))).toBe('2026-11-23');
    expect(nextSpinDay(late) - late).toBe(1);
  });
});

it('[SHELL-20] the support phone is for super vip and flagged users', () => {
  expect(showsSupportPhone({ membership: 'super_vip', roles: [] })).toBe(true);
  expect(showsSupportPhone({ membership: null, roles: ['support_phone'] })).toBe(true);
  expect(showsSupportPhone({ membership: 'vip', roles: ['site_mod'] })).toBe(false);
  expect(showsSupportPhone({ membership: null, roles: [] })).toBe(false);
});
