import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { decode, encode } from '../realtime/codec.ts';
import { type APP_EVENTS, EVENTS, type EventName } from '../realtime/index.ts';
import {
  APP_CONFIGS,
  APP_NAMES,
  APP_RULES,
  type AppConfigs,
  AppInstall,
  type AppName,
  AppView,
  isSplitOver,
  mayJoinSplit,
  mayStartSplit,
  oddsOf,
  panelsOf,
  prizeAt,
  type SettledTip,
  sharesOf,
  TipSplit,
} from './index.ts';

const prizes = [
  { label: 'A song', weight: 3, win: true },
  { label: 'Nothing', weight: 6, win: false },
  { label: 'A dance', weight: 1, win: true },
];
const configs: AppConfigs = {
  tip_goal: { title: 'Dance', target: 300 },
  tip_menu: {
    title: 'Menu',
    items: [
      { label: 'Wave', price: 5 },
      { label: 'Song', price: 25 },
    ],
  },
  spin_wheel: { price: 20, prizes },
  king_of_the_hill: { minimum: 10 },
  scratch_off: { price: 15, prizes },
  golden_ticket: { prize: 'A poem', price: 10, tickets: 20 },
  outcome: { question: 'Which song?', options: ['Slow', 'Fast'], target: 100 },
  rocketman: { fuel: 70 },
  easter_egg: { amount: 42, sound: 'chime' },
  sodastar: { minimum: 20 },
};
const apps = [undefined, ...APP_NAMES];
const tips = fc
  .array(
    fc.record({
      username: fc.constantFrom('ada', 'ben', 'cleo'),
      amount: fc.oneof(fc.constantFrom(5, 10, 15, 20, 25, 42), fc.integer({ min: 1, max: 400 })),
      app: fc.constantFrom(...apps),
      choice: fc.constantFrom(undefined, 'Wave', 'Song', 'Slow', 'Fast', '__proto__'),
      roll: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    }),
    { maxLength: 40 },
  )
  .map((list) => list.map((one, index) => ({ ...one, entry: index + 1 })));
type Rolled = SettledTip & { roll: number };

/** Plays tips one after the other; returns the view of every state, starting before any tip. */
const play = <A extends AppName>(app: A, list: readonly Rolled[]) => {
  // The rule and settings of any app: the compiler cannot see that they match.
  const rule = APP_RULES[app] as unknown as (typeof APP_RULES)['tip_goal'];
  const config = configs[app] as unknown as AppConfigs['tip_goal'];
  let state = rule.start(config);
  let rev = 0;
  const views = [rule.view(config, state, rev, 'proof')];
  const sounds: number[] = [];
  let rolls = 0;
  for (const tip of list) {
    const next = rule.tip(config, state, tip, () => {
      rolls += 1;
      return tip.roll;
    });
    if (next.sound) sounds.push(tip.entry);
    if (next.moved) rev += 1;
    else expect(next.state).toEqual(state);
    state = next.state;
    views.push(rule.view(config, state, rev, 'proof'));
  }
  return {
    views: views as unknown as v.InferOutput<typeof import('./views.ts').APP_VIEWS[A]>[],
    sounds,
    rolls,
  };
};
const always = (check: (list: Rolled[]) => void) => fc.assert(fc.property(tips, check), { numRuns: 300 });
const last = <T>(items: readonly T[]): T => items[items.length - 1] as T;

describe('[APP-01] rules of the apps', () => {
  it('every app shows a valid view after any tips, and a view survives JSON', () => {
    always((list) => {
      for (const app of APP_NAMES) {
        for (const view of play(app, list).views) {
          expect(v.safeParse(AppView, JSON.parse(JSON.stringify(view))).output).toEqual(view);
        }
      }
    });
  });

  it('a goal grows by every token, never exceeds its target and is reached once', () => {
    always((list) => {
      const { views } = play('tip_goal', list);
      const sum = list.reduce((all, { amount }) => all + amount, 0);
      expect(last(views).raised).toBe(Math.min(300, sum));
      const reached = views.filter(({ reached_by }) => reached_by !== null);
      expect(new Set(reached.map(({ reached_by }) => reached_by)).size).toBeLessThanOrEqual(1);
      expect(last(views).reached_by !== null).toBe(sum >= 300);
    });
  });

  it('the king is whoever gave the highest tip since the start, and the first of equals', () => {
    always((list) => {
      const { views } = play('king_of_the_hill', list);
      const counted = list.filter(({ amount }) => amount >= 10);
      const most = Math.max(0, ...counted.map(({ amount }) => amount));
      expect(last(views).tip).toBe(most);
      expect(last(views).username).toBe(counted.find(({ amount }) => amount === most)?.username ?? null);
    });
  });

  it('wheel and scratch-off draw for plays that were paid at their price, and for nothing else', () => {
    always((list) => {
      for (const app of ['spin_wheel', 'scratch_off'] as const) {
        const { views, rolls } = play(app, list);
        const paid = list.filter((tip) => tip.app === app && tip.amount === configs[app].price);
        expect(rolls).toBe(paid.length);
        expect(last(views).count).toBe(paid.length);
        expect(last(views).plays).toEqual(
          paid
            .slice(-20)
            .map(({ entry, username, roll }) => ({ id: entry, username, prize: prizeAt(prizes, roll) })),
        );
      }
    });
  });

  it('odds hold: over evenly spread rolls each prize falls as often as its weight says', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(weights, (list) => {
        const wheel = list.map((weight) => ({ weight }));
        const total = list.reduce((sum, one) => sum + one, 0);
        const hits = list.map(() => 0);
        for (let at = 0; at < total; at += 1)
          hits[prizeAt(wheel, (at + 0.5) / total)] = (hits[prizeAt(wheel, (at + 0.5) / total)] ?? 0) + 1;
        expect(hits).toEqual(list);
        const shown = list.reduce((sum, _, index) => sum + oddsOf(wheel, index), 0);
        expect(Math.abs(shown - 100)).toBeLessThan(1);
      }),
    );
  });

  it('the golden ticket is drawn once, when the last is sold, from those who hold one', () => {
    always((list) => {
      const { views, rolls } = play('golden_ticket', list);
      const sold = Math.min(
        20,
        list.reduce((all, { amount }) => all + Math.floor(amount / 10), 0),
      );
      expect(last(views).sold).toBe(sold);
      expect(rolls).toBe(sold === 20 ? 1 : 0);
      const winners = views.flatMap(({ winner }) => (winner === null ? [] : [winner]));
      expect(new Set(winners).size).toBe(sold === 20 ? 1 : 0);
      for (const name of winners) expect(last(views).holders.map(({ username }) => username)).toContain(name);
      expect(last(views).holders.reduce((all, { count }) => all + count, 0)).toBe(sold);
    });
  });

  it('an outcome is decided once, for the option with the most tokens, by votes alone', () => {
    always((list) => {
      const { views } = play('outcome', list);
      const end = last(views);
      const votes = list.filter(
        ({ app, choice }) => app === 'outcome' && (choice === 'Slow' || choice === 'Fast'),
      );
      const sum = end.options.reduce((all, { tokens }) => all + tokens, 0);
      expect(end.decided !== null).toBe(sum >= 100);
      if (end.decided === null) expect(sum).toBe(votes.reduce((all, { amount }) => all + amount, 0));
      else
        expect(end.options[end.decided]?.tokens).toBe(Math.max(...end.options.map(({ tokens }) => tokens)));
    });
  });

  it('the rocket burns every token once; the egg sounds for its amount alone; the menu sells what was asked for', () => {
    always((list) => {
      const rocket = last(play('rocketman', list).views);
      expect(rocket.flights * 70 + rocket.filled).toBe(list.reduce((all, { amount }) => all + amount, 0));
      expect(rocket.filled).toBeLessThan(70);
      const egg = play('easter_egg', list);
      expect(egg.sounds).toEqual(list.filter(({ amount }) => amount === 42).map(({ entry }) => entry));
      expect(JSON.stringify(egg.views)).not.toContain('42');
      for (const { id, label } of last(play('tip_menu', list).views).orders) {
        const tip = list.find(({ entry }) => entry === id);
        const item = configs.tip_menu.items.find((one) => one.label === label);
        expect(tip?.amount).toBeGreaterThanOrEqual(item?.price ?? Number.POSITIVE_INFINITY);
        if (tip?.app !== undefined) expect([tip.app, tip.choice]).toEqual(['tip_menu', label]);
      }
      const stars = last(play('sodastar', list).views).stars;
      expect(stars.map(({ tokens }) => tokens)).toEqual(
        stars.map(({ tokens }) => tokens).sort((a, b) => b - a),
      );
    });
  });

  it('settings that make no sense are refused, and an app takes its own settings alone', () => {
    for (const app of APP_NAMES) {
      expect(v.safeParse(AppInstall, { app, config: configs[app] }).success).toBe(true);
      expect(v.safeParse(APP_CONFIGS[app], {}).success).toBe(false);
    }
    expect(v.safeParse(AppInstall, { app: 'spin_wheel', config: configs.tip_goal }).success).toBe(false);
    expect(
      v.safeParse(AppInstall, { app: 'spin_wheel', config: { price: 5, prizes: [prizes[0]] } }).success,
    ).toBe(false);
  });
});

describe('[ROOM-09] app panels', () => {
  it('have at most three rows from the apps in their order, and the menu as radio options', () => {
    const views = APP_NAMES.map((app) => last(play(app, []).views)) as AppView[];
    const { app_panel, tip_panel } = panelsOf(views);
    expect(app_panel).toEqual({
      row1_label: 'Dance',
      row1_value: '0 / 300',
      row2_label: 'wheel',
      row2_value: '20',
      row3_label: 'scratch',
      row3_value: '15',
    });
    expect(tip_panel).toEqual({
      label: 'Menu',
      radio_options: [
        { label: 'Wave', amount: 5 },
        { label: 'Song', amount: 25 },
      ],
    });
    expect(panelsOf([]).tip_panel).toBeNull();
    expect(Object.values(panelsOf([]).app_panel)).toEqual([null, null, null, null, null, null]);
  });
});

describe('[TIP-03] tip split', () => {
  it('given any amount and any number of splitters, whole shares sum exactly to it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 50 }), fc.integer({ min: 0, max: 100_000 }), (people, more) => {
        const amount = people + more;
        const shares = sharesOf(amount, people);
        expect(shares).toHaveLength(people);
        expect(shares.reduce((sum, one) => sum + one, 0)).toBe(amount);
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  it('starts when available, is joined once a person, and never during a private', () => {
    const split = { mode: 'proposed', splitters: ['ada'], remaining: 1 } as const;
    expect(mayStartSplit('online', 'available')).toBe(true);
    expect(mayStartSplit('online', 'canceled')).toBe(true);
    expect(mayStartSplit('online', 'success')).toBe(true);
    expect(mayStartSplit('online', 'proposed')).toBe(false);
    expect(mayJoinSplit('online', split, 'ben')).toBe(true);
    expect(mayJoinSplit('online', split, 'ada')).toBe(false);
    expect(mayJoinSplit('online', { ...split, remaining: 0 }, 'ben')).toBe(false);
    for (const status of ['private', 'limited', 'connected', 'offline'] as const) {
      expect(mayStartSplit(status, 'available')).toBe(false);
      expect(mayJoinSplit(status, split, 'ben')).toBe(false);
      expect(isSplitOver(status, 10, 0)).toBe(true);
    }
    expect(isSplitOver('online', 10, 9)).toBe(false);
    expect(isSplitOver('online', 10, 10)).toBe(true);
  });
});

describe('[APP-01] [ROOM-09] events of the apps', () => {
  const views = Object.fromEntries(APP_NAMES.map((app) => [app, last(play(app, []).views)])) as Record<
    AppName,
    AppView
  >;
  const samples: Record<keyof typeof APP_EVENTS, object> = {
    'v3.chat.app_panels': panelsOf(Object.values(views)),
    'v3.chat.app_changed_relayed': { app_ids: [1, 57] },
    'v3.chat.sodastar': views.sodastar,
    'v3.app.koth': { ...views.king_of_the_hill, username: 'ada', tip: 50 },
    'v3.app.golden_ticket': views.golden_ticket,
    'v3.app.outcome': views.outcome,
    'v3.app.scratchoff.info': views.scratch_off,
    'v3.app.scratchoff.update': views.scratch_off,
    'v3.app.scratchoff.win': views.scratch_off,
    'v3.app.spin_wheel': views.spin_wheel,
    'v3.app.tip_goal': views.tip_goal,
    'v3.app.tip_menu': views.tip_menu,
    'v3.app.rocketman': views.rocketman,
    'v3.app.easter_egg': views.easter_egg,
    'v3.app.tip_split': {
      mode: 'proposed',
      split_id: 3,
      by: 'ada',
      splitters: ['ada'],
      target_splitters: 3,
      remaining: 2,
      split_amount: 100,
      next_share: 33,
      expires_at: 1_800_000_000_000,
      rev: 1,
    } satisfies TipSplit,
  };

  it.each(Object.entries(samples))('%s crosses the wire whole, from the platform alone', (name, payload) => {
    const event = name as EventName;
    const text = encode(event, payload as never);
    expect(decode(text, 'client').problems).toEqual([{ code: 'wrong_direction', event: name }]);
    const { events, problems } = decode(text, 'server');
    expect(problems).toEqual([]);
    expect(JSON.parse(JSON.stringify(events))).toEqual([{ name, payload }]);
    expect(EVENTS[event].id >= 120 && EVENTS[event].id <= 149).toBe(true);
    if ('app' in payload) expect(v.safeParse(AppView, events[0]?.payload).success).toBe(true);
  });

  it('what is no view is refused by the check that its user makes', () => {
    expect(
      v.safeParse(AppView, { app: 'tip_goal', title: 'x', target: -1, raised: 0, reached_by: null, rev: 0 })
        .success,
    ).toBe(false);
    expect(v.safeParse(TipSplit, { mode: 'open' }).success).toBe(false);
  });
});
