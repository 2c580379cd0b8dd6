import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ATTRIBUTION_NAMES, attributionFrom, isAttributionValue } from './attribution.ts';
import {
  DEFAULT_TRACKING_SHARES,
  nextTracking,
  TRACKING_EXPIRES,
  trackerUrl,
  trackingSharesFrom,
  validTracking,
} from './tracking.ts';

const all = { shares: {}, random: () => 0.99 };
const at = (now: number) => ({ ...all, now });
const names = fc.constantFrom(...ATTRIBUTION_NAMES, 'promo_code', 'q', '__proto__');

describe('[SHELL-13] the parameters of a campaign', () => {
  it('are kept by name, with their values unchanged, and malformed values are dropped', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string({ maxLength: 220 }))), (pairs) => {
        const query = new URLSearchParams(pairs);
        const found = attributionFrom(query) ?? {};
        for (const name of ATTRIBUTION_NAMES) {
          const value = query.get(name) ?? '';
          const expected = isAttributionValue(name, value) ? value : undefined;
          if (Object.keys(found).length > 0) expect(found[name]).toBe(expected);
          else
            expect([undefined, ...['custom_thumb', 'custom_tour', 'model', 't', 'type']]).toContain(
              expected && name,
            );
        }
        expect(Object.keys(found).every((name) => ATTRIBUTION_NAMES.some((one) => one === name))).toBe(true);
        expect(JSON.stringify(found)).not.toMatch(/[<>&'%\s]/);
      }),
    );
  });

  it.each(ATTRIBUTION_NAMES.map((name) => [name]))('%s is recognised', (name) => {
    expect(attributionFrom(new URLSearchParams({ wid: '1', [name]: 'x-1.y_2' }))).toMatchObject({
      [name]: 'x-1.y_2',
    });
  });

  it('need a campaign: the type of /account/verify is none', () => {
    expect(attributionFrom(new URLSearchParams('type=card&model=luna&t=1'))).toBeNull();
    expect(attributionFrom(new URLSearchParams('type=card&cmp=9'))).toEqual({ type: 'card', cmp: '9' });
  });

  it('have a longest value: click ids may be longer than names', () => {
    const long = 'x'.repeat(65);
    expect(attributionFrom(new URLSearchParams({ wid: long, gclid: long }))).toEqual({ gclid: long });
    expect(attributionFrom(new URLSearchParams({ gclid: 'x'.repeat(201) }))).toBeNull();
  });
});

describe('[SHELL-17] tracking data', () => {
  const landing = { wid: '7', gclid: 'click' };

  it('is kept for an hour and then rebuilt from the landing, or cleared', () => {
    const first = nextTracking(null, landing, at(1_000));
    expect(first).toEqual({ created_at: 1_000, attribution: landing, is_reported: false });
    const other = { wid: '8' };
    expect(nextTracking(first, other, at(999 + TRACKING_EXPIRES))).toEqual(first);
    expect(nextTracking(first, other, at(1_000 + TRACKING_EXPIRES))).toEqual({
      created_at: 1_000 + TRACKING_EXPIRES,
      attribution: other,
      is_reported: false,
    });
    expect(nextTracking(first, null, at(1_000 + TRACKING_EXPIRES))).toBeNull();
    // A clock that was set back does not keep data for longer.
    expect(validTracking(first, 999)).toBeNull();
  });

  it('keeps each source for its share of visits: 50 %, 75 % and 1 in 20', () => {
    let seed = 1;
    const random = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    const visits = 20_000;
    const counts: Record<string, number> = {};
    const from = { wid: 'w', aclid: 'a', vclid: 'v', gclid: 'g', msclkid: 'm' };
    for (let visit = 0; visit < visits; visit += 1) {
      const made = nextTracking(null, from, { now: 1, shares: DEFAULT_TRACKING_SHARES, random });
      for (const name of Object.keys(made?.attribution ?? {})) counts[name] = (counts[name] ?? 0) + 1;
    }
    const shareOf = (name: string) => (counts[name] ?? 0) / visits;
    expect(shareOf('wid')).toBe(1);
    expect(shareOf('aclid')).toBeCloseTo(0.5, 1);
    expect(shareOf('vclid')).toBeCloseTo(0.75, 1);
    expect(shareOf('gclid')).toBeGreaterThan(0.04);
    expect(shareOf('gclid')).toBeLessThan(0.06);
  });

  it('remembers for the hour that the sample left a visit out', () => {
    const out = nextTracking(null, { gclid: 'x' }, { now: 1, shares: { gclid: 0 }, random: () => 0 });
    expect(out).toEqual({ created_at: 1, attribution: {}, is_reported: false });
    expect(nextTracking(out, { gclid: 'x' }, at(2))).toEqual(out);
  });

  it('takes nothing malformed out of the storage', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        const valid = validTracking(stored, 0);
        if (valid) expect(Object.keys(valid)).toEqual(['created_at', 'attribution', 'is_reported']);
      }),
    );
    expect(
      validTracking({ created_at: 5, attribution: { wid: '<b>', gclid: 'g', x: '1' }, is_reported: 1 }, 6),
    ).toEqual({ created_at: 5, attribution: { gclid: 'g' }, is_reported: false });
  });

  it('shares of an operator change the defaults, and malformed ones are refused', () => {
    expect(trackingSharesFrom('')).toEqual(DEFAULT_TRACKING_SHARES);
    expect(trackingSharesFrom('gclid=100%, wid=75%')).toEqual({
      ...DEFAULT_TRACKING_SHARES,
      gclid: 1,
      wid: 0.75,
    });
    for (const bad of ['gclid', 'gclid=50', 'other=50%', 'wid=101%', 'wid=5%,', ',']) {
      expect(trackingSharesFrom(bad), bad).toBeNull();
    }
  });

  it('is told to the tracker as a query', () => {
    expect(trackerUrl('https://t.example/pixel?key=1', 'nova', { wid: '7', gclid: 'a-b' })).toBe(
      'https://t.example/pixel?key=1&site=nova&wid=7&gclid=a-b',
    );
  });
});
