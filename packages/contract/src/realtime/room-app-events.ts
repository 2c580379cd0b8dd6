import * as v from 'valibot';
import { APP_VIEWS, AppPanel, AppTipPanel, TipSplit } from '../room-apps/views.ts';

/** Events of room apps (spec 2 §7, spec 3 event groups). Numbers 120 to 149. */
const roomAppEvent = <S extends v.GenericSchema<unknown, object>>(id: number, payload: S) => ({
  id,
  from: 'server' as const,
  payload,
});
const Id = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const APP_EVENTS = {
  'v3.chat.app_panels': roomAppEvent(
    120,
    v.object({ app_panel: AppPanel, tip_panel: v.optional(AppTipPanel) }),
  ),
  /** Apps were installed or removed: clients reload the room's list. */
  'v3.chat.app_changed_relayed': roomAppEvent(
    121,
    v.object({ app_ids: v.pipe(v.array(Id), v.maxLength(64)) }),
  ),
  'v3.chat.sodastar': roomAppEvent(122, APP_VIEWS.sodastar),
  'v3.app.koth': roomAppEvent(123, APP_VIEWS.king_of_the_hill),
  'v3.app.golden_ticket': roomAppEvent(124, APP_VIEWS.golden_ticket),
  'v3.app.outcome': roomAppEvent(125, APP_VIEWS.outcome),
  'v3.app.scratchoff.info': roomAppEvent(126, APP_VIEWS.scratch_off),
  'v3.app.scratchoff.update': roomAppEvent(127, APP_VIEWS.scratch_off),
  'v3.app.scratchoff.win': roomAppEvent(128, APP_VIEWS.scratch_off),
  'v3.app.spin_wheel': roomAppEvent(129, APP_VIEWS.spin_wheel),
  'v3.app.tip_goal': roomAppEvent(130, APP_VIEWS.tip_goal),
  'v3.app.tip_menu': roomAppEvent(131, APP_VIEWS.tip_menu),
  'v3.app.rocketman': roomAppEvent(132, APP_VIEWS.rocketman),
  'v3.app.easter_egg': roomAppEvent(133, APP_VIEWS.easter_egg),
  'v3.app.tip_split': roomAppEvent(134, TipSplit),
};

/** Templates only for events in the spec and frequent ones. */
export const APP_TEMPLATES = {
  app_panel: ['row1_label', 'row1_value', 'row2_label', 'row2_value', 'row3_label', 'row3_value'],
  radio_option: ['label', 'amount'],
  tip_panel: ['label', 'radio_options:radio_option[]'],
  'v3.chat.app_panels': ['app_panel:app_panel', 'tip_panel:tip_panel'],
  'v3.app.koth': ['username', 'tip'],
  'v3.app.tip_goal': ['app', 'title', 'target', 'raised', 'reached_by', 'rev'],
} as const;
