import type { CallAnswer } from '@footlight/contract/operations';
import type { EventName, RealtimeEvent } from '@footlight/contract/realtime';
import { type AppView, panelsOf } from '@footlight/contract/room-apps';
import { roomAppsKey } from '../../shell/api/keys.ts';
import { roomEvent, unhandledEvent } from '../../shell/sockets/event-table.ts';

type RoomAppsAnswer = CallAnswer<'GET /room_apps/{username}'>;

const VIEW_EVENTS = [
  'v3.chat.sodastar',
  'v3.app.koth',
  'v3.app.golden_ticket',
  'v3.app.outcome',
  'v3.app.scratchoff.info',
  'v3.app.scratchoff.update',
  'v3.app.scratchoff.win',
  'v3.app.spin_wheel',
  'v3.app.tip_goal',
  'v3.app.tip_menu',
  'v3.app.rocketman',
  'v3.app.easter_egg',
] as const satisfies readonly EventName[];
const EVENTS = [
  ...VIEW_EVENTS,
  'v3.app.tip_split',
  'v3.chat.app_panels',
  'v3.chat.app_changed_relayed',
] as const satisfies readonly EventName[];
export type RoomAppEvent = Extract<RealtimeEvent, { name: (typeof EVENTS)[number] }>;

/** The answer with one app replaced. An app view older than the known one changes nothing. */
const withView = (answer: RoomAppsAnswer, view: AppView): RoomAppsAnswer => {
  const apps = answer.apps.map((one) => (one.app === view.app && one.rev < view.rev ? view : one));
  return { ...answer, apps, ...panelsOf(apps) };
};

/** The answer after an event; undefined if the list must be read again. */
export const afterAppEvent = (answer: RoomAppsAnswer, event: RoomAppEvent): RoomAppsAnswer | undefined => {
  switch (event.name) {
    case 'v3.app.tip_split': {
      const split = event.payload;
      const { split: known } = answer;
      const isOlder =
        known !== null &&
        (known.split_id > split.split_id || (known.split_id === split.split_id && known.rev >= split.rev));
      return isOlder ? answer : { ...answer, split };
    }
    case 'v3.chat.app_panels': {
      const { app_panel, tip_panel } = event.payload;
      return { ...answer, app_panel, tip_panel: tip_panel ?? null };
    }
    case 'v3.chat.app_changed_relayed':
      return undefined;
    default: {
      const view = event.payload;
      return answer.apps.some(({ app }) => app === view.app) ? withView(answer, view) : undefined;
    }
  }
};

export const roomAppEvents = [
  ...EVENTS.map((name) =>
    roomEvent(name, (payload, { room, mutate }) => {
      let isStale = false;
      void mutate<RoomAppsAnswer>(
        roomAppsKey(room),
        (answer) => {
          const next = answer && afterAppEvent(answer, { name, payload } as RoomAppEvent);
          isStale = next === undefined;
          return next ?? answer;
        },
        { revalidate: () => isStale },
      );
    }),
  ),
  unhandledEvent('v3.app.control', 'room', 'a change of an app arrives with the app’s own event'),
];
