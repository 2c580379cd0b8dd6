import type { Client } from '@footlight/client';
import type { CurrentUserAnswer } from '@footlight/contract';
import { roomName } from '@footlight/contract/realtime';
import type { ScopedMutator } from 'swr';
import { currentUserKey } from '../../shell/api/keys.ts';
import { currentThumbnailGroup } from '../../shell/api/thumbnail-group.ts';
import type { LobbyContext } from '../../shell/sockets/event-table.ts';
import { createLobby, type LobbyOptions } from '../../shell/sockets/lobby.ts';
import { lobbyFlagsAtom } from '../../shell/sockets/lobby-flags.ts';
import type { Realtime } from '../../shell/sockets/realtime-context.ts';
import { createDispatch } from './dispatch.ts';
import { EVENT_TABLE } from './event-table.ts';

const LOBBY_PATH = '/chat/lobby';

/**
 * Connects the sockets with the event table. Events that change server state mutate the cache, and streams go into the
 * room's stores; neither passes through React.
 */
export const createRealtime = (context: LobbyContext): Realtime => {
  const { api, currentUser, mutate, store } = context;
  const dispatch = createDispatch(EVENT_TABLE, context);
  const token = async (isStale: boolean) => (await currentUser(isStale)).user.node_token;
  const rooms = new Set<{ restart(): void }>();

  /** Invalid frames and missing pongs are only logged (spec 1 §8, §9). */
  const report: LobbyOptions['onProblem'] = (problem) => {
    // biome-ignore lint/suspicious/noConsole: for debugging a connection; hidden by default in browsers
    console.debug('realtime', problem.code, 'event' in problem ? problem.event : '');
  };

  const lobby = createLobby({
    path: LOBBY_PATH,
    token,
    onEvent: dispatch.lobby,
    onProblem: report,
    onFailure: (server) => {
      // Best effort: the API may be out of reach as well.
      api('POST /log/frontend-ws-fail', { body: { server } }).catch(() => undefined);
    },
  });
  let wasLost = false;
  lobby.flags.subscribe(() => {
    const flags = lobby.flags.getSnapshot();
    store.set(lobbyFlagsAtom, flags);
    // The platform does not repeat events: payments, notifications or a membership may have changed in the meantime.
    if (wasLost && flags.authorised) void mutate(currentUserKey);
    wasLost = flags.reconnecting;
  });

  return {
    start: () => lobby.start(),
    stop: () => lobby.stop(),
    send: lobby.send,
    openRoom(open, username, onRefused, privateViewer) {
      const socket = open({
        room: roomName(username, privateViewer),
        lobby,
        token,
        onEvent: (event) => dispatch.room(username, event),
        onRefused,
        onProblem: report,
      });
      const entry = { restart: socket.rejoin };
      rooms.add(entry);
      return {
        ...socket,
        close() {
          rooms.delete(entry);
          socket.close();
        },
      };
    },
    watchRooms(usernames) {
      const ab = currentThumbnailGroup();
      lobby.watch({ broadcasters: [...usernames], ...(ab === null ? {} : { ab }) });
    },
    sessionChanged() {
      lobby.restart();
      for (const room of rooms) room.restart();
    },
  };
};

/** The current user from the cache, or read; `isStale` forces a fresh read into the cache. */
export const visitorFrom =
  (api: Client, mutate: ScopedMutator, cached: () => CurrentUserAnswer | undefined) =>
  async (isStale: boolean): Promise<CurrentUserAnswer> => {
    const known = cached();
    if (known && !isStale) return known;
    const fresh = await api('GET /user/current');
    await mutate(currentUserKey, fresh, { revalidate: false });
    return fresh;
  };
