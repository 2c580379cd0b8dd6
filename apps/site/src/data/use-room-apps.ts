import { readKey } from '@footlight/contract/client';
import type { CallAnswer } from '@footlight/contract/operations';
import type { RealtimeEvent } from '@footlight/contract/realtime';
import { type AppView, panelsOf } from '@footlight/contract/room-apps';
import { useEffect, useEffectEvent } from 'react';
import { useSWRConfig } from 'swr';
import type { RoomSocket } from '../realtime/room-socket.ts';
import { roomKey } from './keys.ts';
import { useRead } from './use-read.ts';

type RoomAppsAnswer = CallAnswer<'GET /room_apps/{username}'>;

export const roomAppsKey = (username: string) =>
  readKey('GET /room_apps/{username}', { params: { username } });

const APP_EVENTS = [
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
] as const;
type AppEvent = Extract<RealtimeEvent, { name: (typeof APP_EVENTS)[number] }>;
const isAppEvent = (event: RealtimeEvent): event is AppEvent =>
  (APP_EVENTS as readonly string[]).includes(event.name);

/** The answer with one app as it is now. An older view than the one that is known changes nothing. */
const withView = (answer: RoomAppsAnswer, view: AppView): RoomAppsAnswer => {
  const apps = answer.apps.map((one) => (one.app === view.app && one.rev < view.rev ? view : one));
  return { ...answer, apps, ...panelsOf(apps) };
};

/** The answer after an event; undefined: it says that the list has to be asked for again. */
export const afterAppEvent = (answer: RoomAppsAnswer, event: RealtimeEvent): RoomAppsAnswer | undefined => {
  if (event.name === 'v3.app.tip_split') {
    const split = event.payload;
    const { split: known } = answer;
    const isOlder =
      known !== null &&
      (known.split_id > split.split_id || (known.split_id === split.split_id && known.rev >= split.rev));
    return isOlder ? answer : { ...answer, split };
  }
  if (event.name === 'v3.chat.app_panels') {
    const { app_panel, tip_panel } = event.payload;
    return { ...answer, app_panel, tip_panel: tip_panel ?? null };
  }
  if (event.name === 'v3.chat.app_changed_relayed') return undefined;
  if (!isAppEvent(event)) return answer;
  const view = event.payload;
  return answer.apps.some(({ app }) => app === view.app) ? withView(answer, view) : undefined;
};

/** The apps of a room and its split tip, kept true by the room's socket. */
export const useRoomApps = (username: string, socket?: RoomSocket | null) => {
  const { mutate } = useSWRConfig();
  const key = roomAppsKey(username);
  const read = useRead(key, { revalidateOnFocus: false });
  const onEvent = useEffectEvent((event: RealtimeEvent) => {
    // A toy came or went: what the room offers changes with it.
    if (/^v3[.](?:lovense|robbocock)[.]heartbeat$/.test(event.name)) void mutate(roomKey(username));
    if (!isAppEvent(event) && !/^v3[.](?:chat[.]app_|app[.]tip_split)/.test(event.name)) return;
    let isStale = false;
    void mutate<RoomAppsAnswer>(
      key,
      (answer) => {
        const next = answer && afterAppEvent(answer, event);
        isStale = next === undefined;
        return next ?? answer;
      },
      { revalidate: () => isStale },
    );
  });
  const onState = useEffectEvent(() => {
    // Back after a cut: what was told meanwhile is asked.
    if (socket?.state.getSnapshot() === 'joined') void mutate(key);
  });
  useEffect(() => {
    if (!socket) return;
    // Another part of the page may have asked before this one listened: what was told between is asked.
    onState();
    const off = [socket.others.on((event) => onEvent(event)), socket.state.subscribe(() => onState())];
    return () => {
      for (const one of off) one();
    };
  }, [socket]);
  return read;
};
