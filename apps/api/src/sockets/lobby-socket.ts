import type { IncomingMessage } from 'node:http';
import { PROTOCOL_VERSION } from '@footlight/contract';
import { EVENTS, type EventInput, type EventName } from '@footlight/contract/realtime';
import { type Bus, type BusMessage, type Unsubscribe, userTopic } from '../kernel/events/bus/bus.ts';
import type { Connection } from './connection.ts';
import { createMeetRelay } from './meet.ts';
import type { Online } from './online.ts';
import { CLOSE, type RealtimeLog, type SocketSession, type SocketSource } from './ports.ts';
import type { AccountLimits } from './rate-limit.ts';
import type { StatusWatch } from './status-watch.ts';

/** Dependencies of lobby sockets. */
export interface LobbySocketDeps {
  bus: Bus;
  source: SocketSource;
  log: RealtimeLog;
  /** Path or URL of room sockets. */
  roomUrl: string;
  online: Online;
  limits: AccountLimits;
  statuses: StatusWatch;
  handshake: IncomingMessage;
  /** The socket is authorised: the caller stops its timeout, and ends it with its session. */
  onAuthorised(session: SocketSession): void;
}

/** Serves one lobby socket: authorisation, room lookup, account events. */
export function serveLobbySocket(connection: Connection, deps: LobbySocketDeps): void {
  const { bus, source, log } = deps;
  let state: 'new' | 'asked' | 'authorised' | 'closed' = 'new';
  let session: SocketSession | null = null;
  let unsubscribe: Unsubscribe | null = null;
  let leave: (() => void) | null = null;
  /** Events of the account that arrive before the answer to the authorisation; they follow it. */
  let early: BusMessage[] = [];
  const relaySignal = createMeetRelay({ bus, source });

  const refuse = (reason: 'token' | 'version' | 'unavailable' | 'suspended' | 'too_many'): void => {
    connection.send('v3.authorize.failed', { success: false, reason });
    connection.close(CLOSE.unauthorised, reason);
  };

  const receive = (message: BusMessage): void => {
    if (state === 'asked') return void early.push(message);
    if (message.kind !== 'event' || !Object.hasOwn(EVENTS, message.event)) return;
    connection.send(message.event as EventName, message.payload as EventInput<EventName>);
  };

  const isClosed = (): boolean => state === 'closed';

  const authorize = async (token: string, version: number): Promise<void> => {
    if (version !== PROTOCOL_VERSION) {
      connection.send('v3.client.version', { version: PROTOCOL_VERSION });
      return refuse('version');
    }
    const found = await source.session(token);
    if (found === null) return refuse('token');
    if (found === 'suspended') return refuse('suspended');
    const { username } = found.user;
    const own = deps.limits.enter(username);
    if (own === null) return refuse('too_many');
    connection.onClose(() => deps.limits.leave(username));
    connection.countBy(own.events);
    if (found.userId !== null) {
      const end = await bus.subscribe(userTopic(found.userId), receive);
      if (isClosed()) return end();
      unsubscribe = end;
      if (!found.isInvisible) leave = deps.online.arrive(found.userId);
    }
    // Read after subscribing: with it, the page has missed no change of its balance.
    const user =
      found.userId === null ? found.user : { ...found.user, tokens: await source.balance(found.userId) };
    if (isClosed()) return;
    state = 'authorised';
    session = found;
    deps.onAuthorised(found);
    connection.send('v3.authorize.success', { success: true, user });
    connection.send('v3.client.version', { version: PROTOCOL_VERSION });
    for (const message of early) receive(message);
    early = [];
  };

  const failed = (error: unknown): void =>
    log.warn({ code: 'lobby_socket', err: error }, 'Authorisation of a lobby socket failed');

  connection.onEvent((event) => {
    if (event.name === 'v3.authorize' && state === 'new') {
      state = 'asked';
      authorize(event.payload.token, event.payload.version).catch((error: unknown) => {
        failed(error);
        refuse('unavailable');
      });
    } else if (event.name === 'v3.lobby.discover' && state === 'authorised') {
      connection.send('v3.lobby.discovered', { room: event.payload.room, url: deps.roomUrl });
    } else if (event.name === 'v3.meet.signal' && session?.userId != null && !isClosed()) {
      relaySignal(session.userId, event.payload).catch((error: unknown) =>
        log.warn({ code: 'lobby_socket', err: error }, 'signal of a meeting not relayed'),
      );
    } else if (event.name === 'v3.lobby.watch' && session && !isClosed()) {
      const who = session;
      deps.statuses.watch(connection, event.payload, () => source.listView(who, deps.handshake));
    }
  });

  connection.onClose(() => {
    state = 'closed';
    leave?.();
    unsubscribe?.().catch(failed);
  });
}
