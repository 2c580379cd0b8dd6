import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  FANCLUB_PERIOD,
  type FanclubStanding,
  fanclubChange,
  fanclubOpens,
  fanclubPostLevels,
  fanclubPrice,
  isHigherLevel,
  likesFanclubPost,
  readsFanclubPost,
  splitFanclub,
} from './fan-club.ts';
import { FANCLUB_LEVELS } from './fan-club-levels.ts';

const level = fc.constantFrom(...FANCLUB_LEVELS);
const price = fc.integer({ min: 1, max: 50_000 });

describe('[FAN-02] access by level', () => {
  it.each([
    ['legend', ['supporter', 'insider', 'legend']],
    ['insider', ['supporter', 'insider']],
    ['supporter', ['supporter']],
  ] as const)('%s opens %j', (mine, opened) => {
    expect(FANCLUB_LEVELS.filter((each) => fanclubOpens(mine, each))).toEqual(opened);
  });
  it('nobody’s level opens nothing, and no level opens what is in no club', () => {
    expect(fanclubOpens(null, 'supporter')).toBe(false);
    expect(fanclubOpens('legend', null)).toBe(false);
  });
});

describe('[FAN-02] posts by level', () => {
  const none = { isOwner: false, level: null };
  const owner = { isOwner: true, level: null };
  it('the author reads all and likes none, who is no member neither', () => {
    for (const post of FANCLUB_LEVELS) {
      expect([readsFanclubPost(owner, post), likesFanclubPost(owner, post)]).toEqual([true, false]);
      expect([readsFanclubPost(none, post), likesFanclubPost(none, post)]).toEqual([false, false]);
    }
  });
  it('a member reads and likes what the level opens, and is among those who are told', () => {
    fc.assert(
      fc.property(level, level, (mine, post) => {
        const reader = { isOwner: false, level: mine };
        expect(readsFanclubPost(reader, post)).toBe(fanclubOpens(mine, post));
        expect(likesFanclubPost(reader, post)).toBe(fanclubOpens(mine, post));
        expect(fanclubPostLevels(post).includes(mine)).toBe(fanclubOpens(mine, post));
      }),
    );
  });
});

describe('[FAN-03] discounts', () => {
  it.each([
    ['supporter', 99, 89],
    ['insider', 99, 99],
    ['legend', 99, 74],
    ['legend', 1, 0],
    [null, 99, 99],
  ] as const)('%s pays %d as %d', (mine, full, paid) => expect(fanclubPrice(full, mine)).toBe(paid));
});

describe('[FAN-01] money of a club', () => {
  it('gives the broadcaster 80 percent, whole, and loses nothing', () => {
    fc.assert(
      fc.property(price, (amount) => {
        const { share, fee } = splitFanclub(amount);
        expect(share + fee).toBe(amount);
        expect(share).toBe(Math.floor(amount * 0.8 + 1e-9));
      }),
    );
  });

  const standing = fc
    .record({
      level,
      paid: price,
      age: fc.integer({ min: 0, max: FANCLUB_PERIOD - 1 }),
      isEnding: fc.boolean(),
    })
    .map(
      ({ age, ...rest }): FanclubStanding => ({
        ...rest,
        paidFrom: 1_000_000_000_000 - age,
        paidUntil: 1_000_000_000_000 - age + FANCLUB_PERIOD,
        nextLevel: null,
      }),
    );
  const now = 1_000_000_000_000;

  it('never charges more than the price of a month, and only for joining or going up', () => {
    fc.assert(
      fc.property(fc.option(standing, { nil: null }), level, price, (is, wanted, amount) => {
        const change = fanclubChange(is, wanted, amount, now);
        expect(change?.charge ?? 0).toBeLessThanOrEqual(amount);
        expect(change?.charge ?? 0).toBeGreaterThanOrEqual(0);
        if (is === null) expect(change).toEqual({ kind: 'join', charge: amount });
        else if (isHigherLevel(wanted, is.level)) expect(change?.kind).toBe('upgrade');
        else expect(change?.charge ?? 0).toBe(0);
      }),
    );
  });

  it('going up counts the unused part of the month, and a month that is over counts nothing', () => {
    const half = { level: 'supporter', paid: 100, isEnding: false, nextLevel: null } as const;
    const running = { ...half, paidFrom: now - FANCLUB_PERIOD / 2, paidUntil: now + FANCLUB_PERIOD / 2 };
    expect(fanclubChange(running, 'legend', 400, now)).toEqual({ kind: 'upgrade', charge: 350 });
    expect(fanclubChange({ ...running, paidUntil: now }, 'legend', 400, now)).toEqual({
      kind: 'join',
      charge: 400,
    });
  });

  it('the same level again changes nothing, and takes a leaving back', () => {
    const is = { level: 'insider', paid: 200, paidFrom: now, paidUntil: now + FANCLUB_PERIOD } as const;
    expect(fanclubChange({ ...is, isEnding: false, nextLevel: null }, 'insider', 200, now)).toBeNull();
    expect(fanclubChange({ ...is, isEnding: true, nextLevel: null }, 'insider', 200, now)?.kind).toBe(
      'resume',
    );
    expect(fanclubChange({ ...is, isEnding: false, nextLevel: 'supporter' }, 'insider', 200, now)?.kind).toBe(
      'resume',
    );
  });
});
