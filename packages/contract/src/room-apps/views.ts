import * as v from 'valibot';
import { APP_NAMES } from './configs.ts';

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Name = v.pipe(v.string(), v.maxLength(64));
const Text = v.pipe(v.string(), v.maxLength(120));
const list = <T extends v.GenericSchema>(item: T, most: number) => v.pipe(v.array(item), v.maxLength(most));
/** Revision of an installed app: clients ignore views with an older one. */
const rev = Count;
const Prize = v.object({ label: Text, weight: v.pipe(Count, v.minValue(1)), win: v.boolean() });
/** A paid play: its id is the ledger entry, and `prize` is the drawn index. */
const Play = v.object({ id: Count, username: Name, prize: Count });
export type AppPlay = v.InferOutput<typeof Play>;
const played = {
  price: Count,
  prizes: list(Prize, 12),
  count: Count,
  /** The latest, newest last. */
  plays: list(Play, 20),
  /** SHA-256 of the drawing seed; removing the app reveals the seed. */
  proof: Text,
  rev,
};

/** Each app as a visitor sees it (spec 2 §3 names koth and scratchoff; the fields are assumed). */
export const APP_VIEWS = {
  tip_goal: v.object({
    app: v.literal('tip_goal'),
    title: Text,
    target: Count,
    raised: Count,
    /** Who reached it. */
    reached_by: v.nullable(Name),
    rev,
  }),
  tip_menu: v.object({
    app: v.literal('tip_menu'),
    title: Text,
    items: list(v.object({ label: Text, price: Count }), 20),
    orders: list(v.object({ id: Count, username: Name, label: Text }), 20),
    rev,
  }),
  spin_wheel: v.object({ app: v.literal('spin_wheel'), ...played }),
  king_of_the_hill: v.object({
    app: v.literal('king_of_the_hill'),
    username: v.nullable(Name),
    tip: Count,
    minimum: Count,
    rev,
  }),
  scratch_off: v.object({ app: v.literal('scratch_off'), ...played }),
  golden_ticket: v.object({
    app: v.literal('golden_ticket'),
    prize: Text,
    price: Count,
    tickets: Count,
    sold: Count,
    /** Tickets per user, most first. */
    holders: list(v.object({ username: Name, count: Count }), 10),
    winner: v.nullable(Name),
    proof: Text,
    rev,
  }),
  outcome: v.object({
    app: v.literal('outcome'),
    question: Text,
    options: list(v.object({ label: Text, tokens: Count }), 4),
    target: Count,
    /** Index of the winning option. */
    decided: v.nullable(Count),
    rev,
  }),
  rocketman: v.object({
    app: v.literal('rocketman'),
    fuel: Count,
    filled: Count,
    flights: Count,
    last_by: v.nullable(Name),
    rev,
  }),
  easter_egg: v.object({ app: v.literal('easter_egg'), found: Count, last_by: v.nullable(Name), rev }),
  sodastar: v.object({
    app: v.literal('sodastar'),
    minimum: Count,
    stars: list(v.object({ username: Name, tokens: Count }), 3),
    rev,
  }),
} as const;
export type AppViews = { [A in keyof typeof APP_VIEWS]: v.InferOutput<(typeof APP_VIEWS)[A]> };
export type AppView = AppViews[keyof AppViews];
export const AppView = v.union(
  APP_NAMES.map((app) => APP_VIEWS[app]) as never as (typeof APP_VIEWS)[keyof typeof APP_VIEWS][],
);

const Row = v.optional(v.nullable(Text));
/** Three rows of a label and a value (spec 3, message templates). */
export const AppPanel = v.object({
  row1_label: Row,
  row1_value: Row,
  row2_label: Row,
  row2_value: Row,
  row3_label: Row,
  row3_value: Row,
});
export type AppPanel = v.InferOutput<typeof AppPanel>;
/** Choices that an app adds to the tip panel (spec 3). The option's price is assumed. */
export const AppTipPanel = v.object({
  label: Text,
  radio_options: list(v.object({ label: Text, amount: Count }), 20),
});
export type AppTipPanel = v.InferOutput<typeof AppTipPanel>;
export const AppPanels = v.object({ app_panel: AppPanel, tip_panel: v.optional(v.nullable(AppTipPanel)) });
export type AppPanels = v.InferOutput<typeof AppPanels>;

export const SPLIT_MODES = ['available', 'proposed', 'canceled', 'success'] as const;
/** A tip that several viewers pay together (spec 2 §3, tipSplit). Ids, shares and times are assumed. */
export const TipSplit = v.object({
  mode: v.picklist(SPLIT_MODES),
  split_id: Count,
  /** Who proposed it. */
  by: Name,
  splitters: list(Name, 50),
  target_splitters: Count,
  /** Shares that are still available. */
  remaining: Count,
  /** Tokens of all shares together. */
  split_amount: Count,
  /** Tokens of the next share; 0 if all are taken. */
  next_share: Count,
  /** When it is cancelled, in Unix milliseconds. */
  expires_at: Count,
  rev,
});
export type TipSplit = v.InferOutput<typeof TipSplit>;
