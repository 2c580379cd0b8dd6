import * as v from 'valibot';
import { filled, line } from '../entities/common.ts';
import { ROOM_SOUNDS } from '../rules/chat/commands.ts';
import { MAX_TIP } from '../rules/constants.ts';

/**
 * The room apps and their numbers. Tip goal, tip menu and spin the wheel have the spec's numbers (3, game and tool
 * ids); the others are assumed.
 */
export const ROOM_APPS = {
  tip_goal: 1,
  spin_wheel: 51,
  tip_menu: 57,
  king_of_the_hill: 101,
  scratch_off: 102,
  golden_ticket: 103,
  outcome: 104,
  rocketman: 105,
  easter_egg: 106,
  sodastar: 107,
} as const;
export type AppName = keyof typeof ROOM_APPS;
export const APP_NAMES = Object.keys(ROOM_APPS) as [AppName, ...AppName[]];

/** Apps that are played by paying their price: such a tip carries `app_data.app`, and any other amount is rejected. */
export const PLAYED_APPS = ['spin_wheel', 'scratch_off'] as const;
export type PlayedApp = (typeof PLAYED_APPS)[number];
export const isPlayedApp = (app: unknown): app is PlayedApp => PLAYED_APPS.some((one) => one === app);

/** The `source_id` of a tip for an app. */
export const appSource = (app: AppName): string => `app:${ROOM_APPS[app]}`;

const Label = filled(line(60));
const Price = v.pipe(v.number(), v.safeInteger(), v.minValue(1, 'too_small'), v.maxValue(MAX_TIP, 'too_big'));
const Target = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(1, 'too_small'),
  v.maxValue(10_000_000, 'too_big'),
);
const several = <T extends v.GenericSchema>(item: T, least: number, most: number) =>
  v.pipe(v.array(item), v.minLength(least, 'too_small'), v.maxLength(most, 'too_big'));
/** A prize and its weight: its chance is the weight divided by the sum of all weights. `win: false` is a blank. */
const Prize = v.object({
  label: Label,
  weight: v.pipe(v.number(), v.safeInteger(), v.minValue(1, 'too_small'), v.maxValue(10_000, 'too_big')),
  win: v.optional(v.boolean(), true),
});
export type Prize = v.InferOutput<typeof Prize>;

/** The settings of each app. Assumed: the spec shows no app's settings. */
export const APP_CONFIGS = {
  tip_goal: v.object({ title: Label, target: Target }),
  tip_menu: v.object({ title: Label, items: several(v.object({ label: Label, price: Price }), 1, 20) }),
  spin_wheel: v.object({ price: Price, prizes: several(Prize, 2, 12) }),
  king_of_the_hill: v.object({ minimum: Price }),
  scratch_off: v.object({ price: Price, prizes: several(Prize, 2, 12) }),
  golden_ticket: v.object({
    prize: Label,
    price: Price,
    tickets: v.pipe(v.number(), v.safeInteger(), v.minValue(2), v.maxValue(1_000)),
  }),
  outcome: v.object({ question: Label, options: several(Label, 2, 4), target: Target }),
  rocketman: v.object({ fuel: Target }),
  easter_egg: v.object({ amount: Price, sound: v.picklist(ROOM_SOUNDS) }),
  sodastar: v.object({ minimum: Price }),
} as const satisfies Record<AppName, v.GenericSchema>;
export type AppConfigs = { [A in AppName]: v.InferOutput<(typeof APP_CONFIGS)[A]> };

/** An app and its settings, for installation. */
export const AppInstall = v.variant(
  'app',
  APP_NAMES.map((app) => v.object({ app: v.literal(app), config: APP_CONFIGS[app] })) as never as [
    {
      [A in AppName]: v.ObjectSchema<
        { readonly app: v.LiteralSchema<A, undefined>; readonly config: (typeof APP_CONFIGS)[A] },
        undefined
      >;
    }[AppName],
  ],
);
export type AppInstall = { [A in AppName]: { app: A; config: AppConfigs[A] } }[AppName];
