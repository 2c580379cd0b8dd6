import * as v from 'valibot';
import type { AppPanels, AppView, TipSplit } from '../room-apps/views.ts';

/**
 * Events of room apps (spec 2 §7, spec 3 event groups). Numbers 120 to 149. The codec takes their payloads as they are,
 * so that a room whose visitor has not loaded the apps does not carry their schemas: whoever uses one checks it first
 * with `AppView`, `AppPanels` or `TipSplit`.
 */
const told = <T extends object>(id: number) => ({
  id,
  from: 'server' as const,
  payload: v.looseObject({}) as unknown as v.GenericSchema<T, T>,
});

export const APP_EVENTS = {
  'v3.chat.app_panels': told<AppPanels>(120),
  /** Apps came or went: the room's list is to be asked again. */
  'v3.chat.app_changed_relayed': told<{ app_ids: number[] }>(121),
  'v3.chat.sodastar': told<AppView>(122),
  'v3.app.koth': told<AppView>(123),
  'v3.app.golden_ticket': told<AppView>(124),
  'v3.app.outcome': told<AppView>(125),
  'v3.app.scratchoff.info': told<AppView>(126),
  'v3.app.scratchoff.update': told<AppView>(127),
  'v3.app.scratchoff.win': told<AppView>(128),
  'v3.app.spin_wheel': told<AppView>(129),
  'v3.app.tip_goal': told<AppView>(130),
  'v3.app.tip_menu': told<AppView>(131),
  'v3.app.rocketman': told<AppView>(132),
  'v3.app.easter_egg': told<AppView>(133),
  'v3.app.tip_split': told<TipSplit>(134),
};

/** Only what the spec's templates name, and what is frequent. */
export const APP_TEMPLATES = {
  app_panel: ['row1_label', 'row1_value', 'row2_label', 'row2_value', 'row3_label', 'row3_value'],
  radio_option: ['label', 'amount'],
  tip_panel: ['label', 'radio_options:radio_option[]'],
  'v3.chat.app_panels': ['app_panel:app_panel', 'tip_panel:tip_panel'],
  'v3.app.koth': ['username', 'tip'],
  'v3.app.tip_goal': ['app', 'title', 'target', 'raised', 'reached_by', 'rev'],
} as const;
