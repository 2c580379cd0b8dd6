import { readKey } from '@footlight/contract/client';
import type { CallAnswer } from '@footlight/contract/operations';
import type { RealtimeEvent } from '@footlight/contract/realtime';
import {
  type AppView,
  panelsOf,
  readAppPanels,
  readAppView,
  readTipSplit,
} from '@footlight/contract/room-apps';
import { useEffect, useEffectEvent } from 'react';
import { useSWRConfig } from 'swr';
import type { RoomSocket } from '../realtime/room-socket.ts';
import { useRead } from './use-read.ts';

type RoomAppsAnswer = CallAnswer<'GET /room_apps/{username}'>;

export const roomAppsKey = (username: string) =>
  readKey('GET /room_apps/{username}', { params: { username } });

const isAppEvent = ({ name }: RealtimeEvent): boolean =>
  name.startsWith('v3.app.') || name === 'v3.chat.sodastar';

/** The answer with one app as it is now. An older view than the one that is known changes nothing. */
const withView = (answer: RoomAppsAnswer, view: AppView): RoomAppsAnswer => {
  const apps = answer.apps.map((one) => (one.app === view.app && one.rev < view.rev ? view : one));
  return { ...answer, apps, ...panelsOf(apps) };
};

/** The answer after an event; undefined: it says that the list has to be asked for again. */
export const afterAppEvent = (answer: RoomAppsAnswer, event: RealtimeEvent): RoomAppsAnswer | undefined => {
  if (event.name === 'v3.app.tip_split') {
    const split = readTipSplit(event.payload);
    if (!split) return answer;
    const { split: known } = answer;
    const isOlder =
      known !== null &&
      (known.split_id > split.split_id || (known.split_id === split.split_id && known.rev >= split.rev));
    return isOlder ? answer : { ...answer, split };
  }
  if (event.name === 'v3.chat.app_panels') {
    const panels = readAppPanels(event.payload);
    return panels ? { ...answer, app_panel: panels.app_panel, tip_panel: panels.tip_panel ?? null } : answer;
  }
  if (event.name === 'v3.chat.app_changed_relayed') return undefined;
  const view = isAppEvent(event) ? readAppView(event.payload) : null;
  if (!view) return answer;
  return answer.apps.some(({ app }) => app === view.app) ? withView(answer, view) : undefined;
};

/** The apps of a room and its split tip, kept true by the room's socket. */
export const useRoomApps = (username: string, socket?: RoomSocket | null) => {
  const { mutate } = useSWRConfig();
  const key = roomAppsKey(username);
  const read = useRead(key, { revalidateOnFocus: false });
  const onEvent = useEffectEvent((event: RealtimeEvent) => {
    if (!isAppEvent(event) && !event.name.startsWith('v3.chat.app_')) return;
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
    const off = [socket.others.on((event) => onEvent(event)), socket.state.subscribe(() => onState())];
    return () => {
      for (const one of off) one();
    };
  }, [socket]);
  return read;
};
