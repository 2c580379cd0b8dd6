import { type CurrentUserAnswer, PROTOCOL_VERSION, type Room } from '@footlight/contract';
import type { Client } from '@footlight/contract/client';
import { type RealtimeEvent, roomName } from '@footlight/contract/realtime';
import type { createStore } from 'jotai';
import type { ScopedMutator } from 'swr';
import { currentUserKey, purchaseKey, roomKey } from '../data/keys.ts';
import { loadRetried } from '../modals/load-retried.ts';
import { lobbyFlagsAtom } from '../state/lobby-flags.ts';
import { createLobby, type LobbyOptions } from './lobby.ts';
import type { OpenRoom, RoomRefusal, RoomSocket } from './room-socket.ts';
import { applyShowEvent, isShowEvent, type ShowEvent } from './show-events.ts';

const LOBBY_PATH = '/chat/lobby';

export interface RealtimeOptions {
  api: Client;
  /** The visitor, from the cache or asked afresh. */
  currentUser(isStale: boolean): Promise<CurrentUserAnswer>;
  mutate: ScopedMutator;
  store: ReturnType<typeof createStore>;
}

export interface Realtime {
  start(): void;
  stop(): void;
  /**
   * The public room, or with a viewer's name the room of their private. `open` comes with the room's own page, so that
   * pages without a room do not load it.
   */
  openRoom(
    open: OpenRoom,
    username: string,
    onRefused: (reason: RoomRefusal, message?: string) => void,
    privateViewer?: string,
  ): RoomSocket;
  /** Hears what happens to this visitor's shows, after the cache knows it. */
  onShow(listener: (event: ShowEvent) => void): () => void;
  /** Somebody logged in or out: sockets come back as who they are now. */
  sessionChanged(): void;
}

/**
 * What the sockets mean to this tab. An event that changes server state mutates the cache; a stream goes into the
 * room's own model; neither passes through React.
 */
export const createRealtime = ({ api, currentUser, mutate, store }: RealtimeOptions): Realtime => {
  const token = async (isStale: boolean) => (await currentUser(isStale)).user.node_token;
  const rooms = new Set<{ restart(): void }>();

  /** Frames that are not understood and pongs that do not come are only logged (spec 1 §8, §9). */
  const report: LobbyOptions['onProblem'] = (problem) => {
    // biome-ignore lint/suspicious/noConsole: for whoever looks into a connection; below what a page says by itself
    console.debug('realtime', problem.code, 'event' in problem ? problem.event : '');
  };

  const mutateUser = (change: (user: CurrentUserAnswer) => CurrentUserAnswer) =>
    mutate<CurrentUserAnswer>(currentUserKey, (user) => user && change(user), { revalidate: false });

  /** Most tabs never hear of these. A part that does not come leaves them unsaid; what they changed is there to be asked. */
  const tellNews = (event: RealtimeEvent): void => {
    loadRetried(() => import('./account-news.tsx')).then(
      ({ tellAccountNews }) => tellAccountNews(event, { store, mutate }),
      () => undefined,
    );
  };

  const isStillLoggedIn = async (): Promise<boolean> => {
    const known = await currentUser(false);
    const fresh = await api('GET /user/current').catch(() => null);
    return fresh?.user.username === known.user.username;
  };

  const showListeners = new Set<(event: ShowEvent) => void>();

  const onAccountEvent = (event: RealtimeEvent): void => {
    if (isShowEvent(event)) {
      applyShowEvent(mutate, event);
      for (const listener of showListeners) listener(event);
      return;
    }
    switch (event.name) {
      case 'v3.token.update': {
        const { username, tokens, membership } = event.payload;
        void mutateUser((answer) =>
          answer.user.username === username
            ? {
                ...answer,
                tokens,
                user: {
                  ...answer.user,
                  membership: membership === undefined ? answer.user.membership : membership,
                },
              }
            : answer,
        ).then((answer) => {
          // What is owed is the platform's to say; the minutes of a show owe more by themselves.
          if (answer?.settings.postpay) void mutate(currentUserKey);
        });
        if (event.payload.type === 'payout' || event.payload.type?.startsWith('order')) tellNews(event);
        return;
      }
      case 'v3.payment.update':
        void mutate(purchaseKey(event.payload.transaction_id));
        return;
      case 'v3.user.settings':
        void mutateUser((answer) => ({
          ...answer,
          settings: { ...answer.settings, ...event.payload.settings },
        }));
        return;
      case 'v3.notification.count':
        void mutateUser((answer) => ({ ...answer, unread_notification_count: event.payload.count }));
        return;
      case 'v3.refresh':
        globalThis.location.reload();
        return;
      case 'v3.logout':
        // It goes to all tabs of the account; those of another session stay who they are.
        void isStillLoggedIn().then((isSame) => isSame || globalThis.location.reload());
        return;
      case 'v3.client.version':
        if (event.payload.version !== PROTOCOL_VERSION) tellNews(event);
        return;
      default:
        tellNews(event);
    }
  };

  const lobby = createLobby({
    path: LOBBY_PATH,
    token,
    onEvent: onAccountEvent,
    onProblem: report,
    onFailure: (server) => {
      // Best effort: the platform may be as far away as its lobby.
      api('POST /log/frontend-ws-fail', { body: { server } }).catch(() => undefined);
    },
  });
  lobby.flags.subscribe(() => store.set(lobbyFlagsAtom, lobby.flags.getSnapshot()));

  const onRoomEvent = (username: string, event: RealtimeEvent): void => {
    const change = (update: (room: Room) => Room, revalidate = false) =>
      void mutate<Room>(roomKey(username), (room) => room && update(room), { revalidate });
    switch (event.name) {
      case 'v3.chat.update': {
        const { status } = event.payload;
        // What may be played depends on the status, so the room is asked again.
        if (status) change((room) => ({ ...room, chat: { ...room.chat, status } }), true);
        return;
      }
      case 'v3.chat.subject':
        change((room) => ({
          ...room,
          chat: {
            ...room.chat,
            subjectText: event.payload.subject,
            subjectColor: event.payload.subject_color ?? null,
          },
        }));
        return;
      case 'v3.chat.moderate':
        // Who is told of whom is the person, or keeps order: their rights and lists have changed.
        if (event.payload.username !== undefined) change((room) => room, true);
        return;
      default:
        onAccountEvent(event);
    }
  };

  return {
    start: () => lobby.start(),
    stop: () => lobby.stop(),
    onShow(listener) {
      showListeners.add(listener);
      return () => showListeners.delete(listener);
    },
    openRoom(open, username, onRefused, privateViewer) {
      const socket = open({
        room: roomName(username, privateViewer),
        lobby,
        token,
        onEvent: (event) => onRoomEvent(username, event),
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
    sessionChanged() {
      lobby.restart();
      for (const room of rooms) room.restart();
    },
  };
};

/** The visitor from the cache, or fetched; `isStale` forces a fresh one and puts it into the cache. */
export const visitorFrom =
  (api: Client, mutate: ScopedMutator, cached: () => CurrentUserAnswer | undefined) =>
  async (isStale: boolean): Promise<CurrentUserAnswer> => {
    const known = cached();
    if (known && !isStale) return known;
    const fresh = await api('GET /user/current');
    await mutate(currentUserKey, fresh, { revalidate: false });
    return fresh;
  };
