import type { RoomSound } from '../rules/chat/commands.ts';
import type { AppConfigs, AppName, Prize } from './configs.ts';
import type { AppPlay, AppViews } from './views.ts';

/** A settled tip: the only input that changes an app. */
export interface SettledTip {
  /** The journal entry, which identifies plays and orders. */
  entry: number;
  username: string;
  amount: number;
  /** The app that the tip is for, and its option or menu item. */
  app?: string;
  choice?: string;
}

/** A number from 0 (inclusive) to 1 (exclusive), drawn from the app's secret seed and the tip's entry. */
export type Roll = () => number;

export interface Moved<S> {
  state: S;
  /** False: the tip does not affect this app, and nothing is published. */
  moved: boolean;
  /** Played to everybody in the room. */
  sound?: RoomSound;
}

interface Rule<A extends AppName, S> {
  start(config: AppConfigs[A]): S;
  tip(config: AppConfigs[A], state: S, tip: SettledTip, roll: Roll): Moved<S>;
  /** `proof` is the hash of the seed. */
  view(config: AppConfigs[A], state: S, rev: number, proof: string): AppViews[A];
}

const rule = <A extends AppName, S>(_app: A, made: Rule<A, S>): Rule<A, S> => made;
const still = <S>(state: S): Moved<S> => ({ state, moved: false });
const moved = <S>(state: S): Moved<S> => ({ state, moved: true });
/** Plays and orders that a view keeps: enough for tippers to see their own. */
const KEPT = 20;
const latest = <T>(items: readonly T[], item: T): T[] => [...items, item].slice(-KEPT);

/** Index of the prize for a roll: each covers its weight's share of the sum. */
export const prizeAt = (prizes: readonly Pick<Prize, 'weight'>[], roll: number): number => {
  const total = prizes.reduce((sum, { weight }) => sum + weight, 0);
  let left = roll * total;
  for (const [index, { weight }] of prizes.entries()) {
    left -= weight;
    if (left < 0) return index;
  }
  return prizes.length - 1;
};

/** Per cent of the draws that give a prize, to one decimal. */
export const oddsOf = (prizes: readonly Pick<Prize, 'weight'>[], index: number): number => {
  const total = prizes.reduce((sum, { weight }) => sum + weight, 0);
  return total === 0 ? 0 : Math.round(((prizes[index]?.weight ?? 0) / total) * 1_000) / 10;
};

interface PlayedState {
  count: number;
  plays: AppPlay[];
}
/** Spin the wheel and scratch-off: a tip for the app with exactly its price is one draw. */
const playedRule = <A extends 'spin_wheel' | 'scratch_off'>(app: A) =>
  rule<A, PlayedState>(app, {
    start: () => ({ count: 0, plays: [] }),
    tip(config, state, tip, roll) {
      if (tip.app !== app || tip.amount !== config.price) return still(state);
      const play = { id: tip.entry, username: tip.username, prize: prizeAt(config.prizes, roll()) };
      return moved({ count: state.count + 1, plays: latest(state.plays, play) });
    },
    view: (config, state, rev, proof) =>
      ({ app, ...state, price: config.price, prizes: config.prizes, proof, rev }) as unknown as AppViews[A],
  });

interface TicketState {
  /** The ticket holders, in the order of sales. */
  holders: { username: string; count: number }[];
  sold: number;
  winner: string | null;
}

/** The rules of the apps. Assumed: the spec names the apps without rules. */
export const APP_RULES = {
  /** Every token counts until the goal is reached; later tips do not. */
  tip_goal: rule<'tip_goal', { raised: number; reached_by: string | null }>('tip_goal', {
    start: () => ({ raised: 0, reached_by: null }),
    tip({ target }, state, { amount, username }) {
      if (state.raised >= target) return still(state);
      const raised = Math.min(target, state.raised + amount);
      return moved({ raised, reached_by: raised === target ? username : null });
    },
    view: ({ title, target }, state, rev) => ({ app: 'tip_goal', title, target, ...state, rev }),
  }),

  /**
   * A tip that names an item and covers its price orders it; a tip without an item orders the one with exactly its
   * amount.
   */
  tip_menu: rule<'tip_menu', { orders: AppViews['tip_menu']['orders'] }>('tip_menu', {
    start: () => ({ orders: [] }),
    tip({ items }, state, tip) {
      const isNamed = tip.app === 'tip_menu' && tip.choice !== undefined;
      // A tip for another app orders nothing.
      const item = isNamed
        ? items.find(({ label, price }) => label === tip.choice && tip.amount >= price)
        : tip.app === undefined
          ? items.find(({ price }) => price === tip.amount)
          : undefined;
      if (!item) return still(state);
      const order = { id: tip.entry, username: tip.username, label: item.label };
      return moved({ orders: latest(state.orders, order) });
    },
    view: ({ title, items }, { orders }, rev) => ({ app: 'tip_menu', title, items, orders, rev }),
  }),

  spin_wheel: playedRule('spin_wheel'),
  scratch_off: playedRule('scratch_off'),

  /** The highest tip since the start is king; only a higher one replaces it. */
  king_of_the_hill: rule<'king_of_the_hill', { username: string | null; tip: number }>('king_of_the_hill', {
    start: () => ({ username: null, tip: 0 }),
    tip({ minimum }, state, { username, amount }) {
      return amount >= minimum && amount > state.tip ? moved({ username, tip: amount }) : still(state);
    },
    view: ({ minimum }, state, rev) => ({ app: 'king_of_the_hill', ...state, minimum, rev }),
  }),

  /** Each whole price in a tip gives one ticket. When the last one is sold, one ticket is drawn. */
  golden_ticket: rule<'golden_ticket', TicketState>('golden_ticket', {
    start: () => ({ holders: [], sold: 0, winner: null }),
    tip({ price, tickets }, state, { username, amount }, roll) {
      const bought = Math.min(Math.floor(amount / price), tickets - state.sold);
      if (state.winner !== null || bought <= 0) return still(state);
      const known = state.holders.find((holder) => holder.username === username);
      const holders = known
        ? state.holders.map((one) => (one === known ? { username, count: one.count + bought } : one))
        : [...state.holders, { username, count: bought }];
      const sold = state.sold + bought;
      const drawn =
        sold === tickets
          ? prizeAt(
              holders.map(({ count }) => ({ weight: count })),
              roll(),
            )
          : -1;
      return moved({ holders, sold, winner: holders[drawn]?.username ?? null });
    },
    view: ({ prize, price, tickets }, { holders, sold, winner }, rev, proof) => ({
      app: 'golden_ticket',
      prize,
      price,
      tickets,
      sold,
      holders: [...holders].sort((a, b) => b.count - a.count).slice(0, 10),
      winner,
      proof,
      rev,
    }),
  }),

  /**
   * Tips vote with tokens for an option. When all votes reach the target, the option with the most wins; ties go to the
   * first.
   */
  outcome: rule<'outcome', { tokens: number[]; decided: number | null }>('outcome', {
    start: ({ options }) => ({ tokens: options.map(() => 0), decided: null }),
    tip({ options, target }, state, tip) {
      const chosen = tip.app === 'outcome' ? options.indexOf(tip.choice ?? '') : -1;
      if (chosen < 0 || state.decided !== null) return still(state);
      const tokens = state.tokens.map((sum, index) => (index === chosen ? sum + tip.amount : sum));
      const isOver = tokens.reduce((sum, one) => sum + one, 0) >= target;
      return moved({ tokens, decided: isOver ? tokens.indexOf(Math.max(...tokens)) : null });
    },
    view: ({ question, options, target }, { tokens, decided }, rev) => ({
      app: 'outcome',
      question,
      options: options.map((label, index) => ({ label, tokens: tokens[index] ?? 0 })),
      target,
      decided,
      rev,
    }),
  }),

  /** Tips fill the tank. A full tank launches the rocket, and the surplus goes into the next tank. */
  rocketman: rule<'rocketman', { filled: number; flights: number; last_by: string | null }>('rocketman', {
    start: () => ({ filled: 0, flights: 0, last_by: null }),
    tip({ fuel }, state, { username, amount }) {
      const all = state.filled + amount;
      const launched = Math.floor(all / fuel);
      return moved({
        filled: all % fuel,
        flights: state.flights + launched,
        last_by: launched > 0 ? username : state.last_by,
      });
    },
    view: ({ fuel }, state, rev) => ({ app: 'rocketman', fuel, ...state, rev }),
  }),

  /** A tip of exactly the secret amount plays a sound to everybody. */
  easter_egg: rule<'easter_egg', { found: number; last_by: string | null }>('easter_egg', {
    start: () => ({ found: 0, last_by: null }),
    tip({ amount, sound }, state, tip) {
      if (tip.amount !== amount) return still(state);
      return { ...moved({ found: state.found + 1, last_by: tip.username }), sound };
    },
    // The amount is secret: it does not leave the platform.
    view: (_config, state, rev) => ({ app: 'easter_egg', ...state, rev }),
  }),

  /** The stars are the three users with the highest total of tips at or above the minimum. */
  sodastar: rule<'sodastar', { tippers: { username: string; tokens: number }[] }>('sodastar', {
    start: () => ({ tippers: [] }),
    tip({ minimum }, state, { username, amount }) {
      if (amount < minimum) return still(state);
      const before = state.tippers.find((one) => one.username === username)?.tokens ?? 0;
      const others = state.tippers.filter((one) => one.username !== username);
      return moved({ tippers: [...others, { username, tokens: before + amount }] });
    },
    view: ({ minimum }, { tippers }, rev) => ({
      app: 'sodastar',
      minimum,
      stars: [...tippers].sort((a, b) => b.tokens - a.tokens).slice(0, 3),
      rev,
    }),
  }),
};
