import { describe, expect, test } from 'vitest';
import { AGE_METHODS, AGE_PLACES, REGIONS_WITHOUT_LAW } from './age-places.ts';
import { ageRuleFor, ageRuleOf, hidesCardAndFaceScan } from './age-rule.ts';

const us = (region: string | null) => ageRuleFor({ country: 'US', region });

describe('[AGE-03] age verification by place', () => {
  test('Florida takes an ID by Incode only, other states the three ID checks', () => {
    expect(us('FL')).toMatchObject({ isRequired: true, holdsForGuests: true, methods: ['incode'] });
    expect(us('TX')).toMatchObject({ isRequired: true, methods: ['yoti_id', 'yoti_digital_id', 'live_id'] });
  });

  test('states without a law demand nothing', () => {
    expect(us('CA').isRequired).toBe(false);
    expect(ageRuleFor({ country: 'SE', region: null }).isRequired).toBe(false);
    expect(ageRuleFor({ country: null, region: null }).isRequired).toBe(false);
  });

  test.each([null, '', 'ZZ', 'fl'])('an unknown state (%s) gets the strictest rule', (region) => {
    expect(us(region)).toEqual(us('FL'));
  });

  test('France, Italy and the United Kingdom demand it everywhere; the first two hide card and face scan', () => {
    const rule = (country: string, region: string | null = null) => ageRuleFor({ country, region });
    const hidden = ({ methods }: { methods: readonly string[] }) =>
      AGE_METHODS.filter((one) => !methods.includes(one));
    for (const code of ['FR', 'IT', 'GB']) {
      expect(rule(code)).toMatchObject({ isRequired: true, holdsForGuests: true });
      // No region of theirs is free.
      expect(rule(code, 'CA')).toEqual(rule(code));
    }
    expect(hidden(rule('FR'))).toEqual(['incode', 'card', 'face_scan']);
    expect(hidden(rule('IT'))).toEqual(['incode', 'card', 'face_scan']);
    expect(hidden(rule('GB'))).toEqual(['incode']);
    // What the pages say fits what the table does.
    const saying = ['FR', 'IT', 'GB', 'DE', 'US'].filter(hidesCardAndFaceScan);
    expect(saying).toEqual(['FR', 'IT']);
    for (const code of saying)
      expect(hidden(rule(code))).toEqual(expect.arrayContaining(['card', 'face_scan']));
    expect(rule('DE')).toMatchObject({ isRequired: false });
    expect(hidden(rule('DE'))).toEqual(['incode']);
  });

  test('the stricter of the visit and the account holds', () => {
    const place = (country: string | null, region: string | null = null) => ({ country, region });
    const floridian = place('US', 'FL');
    expect(ageRuleOf(place('SE'), floridian)).toEqual(us('FL'));
    expect(ageRuleOf(floridian, place('US', 'CA'))).toEqual(us('FL'));
    expect(ageRuleOf(place('US', 'TX'), floridian).methods).toEqual(['incode']);
    // Only the request says where an account without a state is.
    expect(ageRuleOf(place('SE'), place('US')).isRequired).toBe(false);
    expect(ageRuleOf(place('US'), place('US', 'CA')).isRequired).toBe(true);
  });

  test('every state and territory is in one list, with a source and a date', () => {
    const gated = AGE_PLACES.filter(({ country }) => country === 'US').map(({ region }) => region);
    const free = [...(REGIONS_WITHOUT_LAW.US ?? [])];
    // 50 states, the federal district and five territories.
    expect(new Set([...gated, ...free]).size).toBe(56);
    expect(gated.length + free.length).toBe(56);
    for (const { since, source } of AGE_PLACES) {
      expect(since).toMatch(/^20\d\d-\d\d-\d\d$/);
      expect(source).toMatch(/\d{4}/);
    }
  });
});
