import type { IncomingMessage } from 'node:http';
import { cleanLine, hasModerateRights, maySeeUserList, PROTOCOL_VERSION } from '@footlight/contract';
import { type EventPayload, encodeBatch } from '@footlight/contract/realtime';
import { type Bus, roomTopic, type Unsubscribe } from '../kernel/events/bus/bus.ts';
import { liveFrame } from '../kernel/events/lines.ts';
import { type RoomRefusal, type RoomStanding, refuseInRoom } from '../kernel/rooms/room-access.ts';
import { createCamRelay, isCamEvent } from './cam.ts';
import { publishLine, refusalOf, refuseMessage, refuseSpeaking } from './chat.ts';
import { runCommand } from './commands.ts';
import type { Connection } from './connection.ts';
import { followAccount } from './follow-account.ts';
import {
  CLOSE,
  personIn,
  type RealtimeLog,
  type RoomFacts,
  type SocketSession,
  type SocketSource,
  staffOf,
} from './ports.ts';
import { type AccountLimits, createRateLimit, type SocketLimits } from './rate-limit.ts';
import type { Member, RoomHub } from './room-hub.ts';
import { createToyBeat, isToyHeartbeat } from './toy.ts';

/** Dependencies of room sockets. */
export interface RoomSocketDeps {
  bus: Bus;
  source: SocketSource;
  log: RealtimeLog;
  /** The request that opened the socket: its host, the visitor's country and cookies decide about doors. */
  handshake: IncomingMessage;
  limits: AccountLimits;
  /** The room on this process, opened on demand; the closing socket releases it. */
  enter(room: string): Promise<RoomHub>;
  exit(room: string): void;
  /** The socket is authorised: the caller stops its timeout, and ends it with its session. */
  onAuthorised(session: SocketSession): void;
}

type Reason = EventPayload<'v3.authorize.failed'>['reason'];
/** The message for a refused visitor; for all other reasons it says that the room is closed to them. */
const REASON: Partial<Record<RoomRefusal, Reason>> = {
  user_not_found: 'room',
  room_banned: 'banned',
  room_kicked: 'kicked',
  account_suspended: 'suspended',
};

/** What staff wrote, for a visitor whom they banned or kicked. */
const reasonFor = (refusal: RoomRefusal, { expulsionReason }: RoomStanding): string =>
  refusal === 'room_banned' || refusal === 'room_kicked' ? expulsionReason : '';

/** Parses a room's name: a broadcaster's public room, or a private of two users. */
export function readRoomName(name: string): { streamer: string; viewer: string | null } | null {
  const match = /^(?:([a-z0-9_-]{1,40})|private:([a-z0-9_-]{1,40}):([a-z0-9_-]{1,40}))$/.exec(name);
  const streamer = match?.[1] ?? match?.[2];
  return streamer === undefined ? null : { streamer, viewer: match?.[3] ?? null };
}

/** Serves one room socket: authorise first, then chat and the user list. */
export function serveRoomSocket(connection: Connection, deps: RoomSocketDeps): void {
  const { source, log } = deps;
  let state: 'new' | 'asked' | 'joined' | 'closed' = 'new';
  let room = '';
  let hub: RoomHub | null = null;
  let unfollow: Unsubscribe | null = null;
  let session: SocketSession | null = null;
  let standing: RoomStanding | null = null;
  let limits: SocketLimits | null = null;
  const highlights = createRateLimit(3, 1);
  let member: Member | null = null;
  let beatToy: ReturnType<typeof createToyBeat> | null = null;
  let relayCam: ReturnType<typeof createCamRelay> | null = null;

  const refuse = (reason: Reason, message = ''): void => {
    connection.send('v3.authorize.failed', { success: false, reason, ...(message ? { message } : {}) });
    connection.close(CLOSE.unauthorised, reason);
  };

  const authorize = async (ask: EventPayload<'v3.authorize'>): Promise<void> => {
    if (ask.version !== PROTOCOL_VERSION) {
      connection.send('v3.client.version', { version: PROTOCOL_VERSION });
      return refuse('version');
    }
    const found = await source.session(ask.token);
    if (found === null) return refuse('token');
    if (found === 'suspended') return refuse('suspended');
    const name = readRoomName(ask.room ?? '');
    const facts = name && (await source.room(name.streamer));
    if (name === null || facts === null) return refuse('room');
    const { username } = found.user;
    const here = await source.standing(name.streamer, found, deps.handshake);
    const refusal = here === null ? 'user_not_found' : refuseInRoom('enter', here);
    if (here === null) return refuse('room');
    if (refusal !== null) return refuse(REASON[refusal] ?? 'closed', reasonFor(refusal, here));
    if (name.viewer !== null) {
      const isOfBoth = username === name.viewer || username === name.streamer;
      if (!isOfBoth || !(await source.isPrivateOpen(name.streamer, name.viewer))) return refuse('room');
    }
    const own = deps.limits.enter(username);
    if (own === null) return refuse('too_many');
    connection.onClose(() => deps.limits.leave(username));
    connection.countBy(own.events);
    limits = own;
    standing = here;
    room = ask.room ?? '';
    const refreshRecent = async (): Promise<void> => {
      if (found.userId !== null) Object.assign(found.user, await source.recent(found.userId, facts.modelId));
    };
    await refreshRecent();
    const entered = await deps.enter(room);
    if (isClosed()) return deps.exit(room);
    hub = entered;
    session = found;
    const staff = staffOf(facts);
    member = {
      connection,
      user: found.user,
      wantsUsers: false,
      seesTokens: maySeeUserList(personIn(found), staff, false),
      mayModerate: hasModerateRights(personIn(found), staff),
      isInvisible: found.isInvisible,
      async askAgain() {
        if (name.viewer !== null && !(await source.isPrivateOpen(name.streamer, name.viewer)))
          return connection.close(CLOSE.roomEnded, 'show ended');
        standing = await source.standing(name.streamer, found, deps.handshake);
        const refusal = standing === null ? 'user_not_found' : refuseInRoom('enter', standing);
        if (refusal !== null)
          refuse(REASON[refusal] ?? 'closed', standing ? reasonFor(refusal, standing) : '');
      },
      refreshRecent: () => void refreshRecent().catch(failed),
    };
    relayCam = createCamRelay({
      bus: deps.bus,
      connection,
      room,
      viewer: name.viewer,
      session: found,
      facts: () => source.room(name.streamer),
      maySpeak: (now) => refuseSpeaking(found, here, now) === null,
      isPrivateOpen: source.isPrivateOpen,
    });
    beatToy = createToyBeat({
      bus: deps.bus,
      room,
      streamer: name.streamer,
      session: found,
      toySeen: source.toySeen,
    });
    state = 'joined';
    deps.onAuthorised(found);
    connection.send('v3.authorize.success', { success: true, user: found.user, room, epoch: hub.epoch });
    hub.join(
      member,
      ask.epoch !== undefined && ask.seq !== undefined ? { epoch: ask.epoch, seq: ask.seq } : undefined,
    );
    // Read again: the socket missed changes published before it joined.
    const present = (await source.room(name.streamer)) ?? facts;
    connection.send('v3.chat.subject', { subject: present.subject, subject_color: present.subjectColor });
    connection.send('v3.chat.update', { status: present.status });
    if (found.userId !== null) await source.entered(found.userId, facts.streamer);
    const mine = member;
    const end = await followAccount(deps.bus, found, {
      onInvisible: (isInvisible) => entered.setInvisible(mine, isInvisible),
      onPurchase: mine.refreshRecent,
    });
    if (isClosed()) return end();
    unfollow = end;
  };

  // A function, because the compiler assumes that `state` cannot change during an await.
  const isClosed = (): boolean => state === 'closed';
  const facts = async (): Promise<RoomFacts | null> => source.room(readRoomName(room)?.streamer ?? '');

  const post = async (message: EventPayload<'v3.chat.message'>, who: SocketSession): Promise<void> => {
    const text = cleanLine(message.message);
    try {
      const known = await facts();
      if (standing === null || limits === null) return;
      const refusal =
        known === null ? 'failed' : refuseMessage(text, refuseSpeaking(who, standing, known), limits.lines);
      if (refusal !== null || known === null) {
        return connection.send('v3.chat.message', refusalOf(message, refusal ?? 'failed'));
      }
      const outcome = await runCommand(deps, room, text, who, known);
      if (outcome === 'done') {
        return connection.send('v3.chat.message', { message: message.message, client_id: message.client_id });
      }
      if (outcome !== null) return connection.send('v3.chat.message', refusalOf(message, outcome));
      const isStaff = hasModerateRights(personIn(who), staffOf(known));
      // Two people in a private may repeat themselves.
      const isPublic = readRoomName(room)?.viewer === null;
      if (isPublic && who.userId !== null && !isStaff && limits.repeats.isTooMuch(text)) {
        await source.autoSilence(known.modelId, who.userId);
        return connection.send('v3.chat.message', refusalOf(message, 'silenced'));
      }
      const { line, repeated } = await publishLine(deps.bus, room, text, message, who, known);
      // The sender retries because it may have missed its line; everybody else has it.
      if (repeated) connection.sendEncoded(encodeBatch([liveFrame(line)]));
    } catch (error) {
      log.warn({ code: 'chat_failed', room, err: error }, 'Chat line not stored; the sender was notified');
      connection.send('v3.chat.message', refusalOf(message, 'failed'));
    }
  };

  /** Ignores `from`: the session determines the viewer. */
  const here = async (who: SocketSession): Promise<void> => {
    if (who.userId === null || limits?.pings.take() !== true) return;
    const known = await facts();
    if (known !== null) await source.seen(known.modelId, who.userId);
  };

  const openUserList = async (who: SocketSession, mine: Member, here: RoomHub): Promise<void> => {
    if (limits?.lists.take() !== true) return;
    const known = await facts();
    if (known === null || !maySeeUserList(personIn(who), known, known.isUserListVisible)) return;
    mine.wantsUsers = true;
    await here.sendUserList(mine);
  };

  /**
   * Highlights a line for everybody, or removes the highlight. The text comes from the stored line, not from the
   * client.
   */
  const highlight = async (lineId: string | undefined, who: SocketSession): Promise<void> => {
    if (!highlights.take()) return;
    const known = await facts();
    if (known === null || !hasModerateRights(personIn(who), staffOf(known))) return;
    const { lines } = await deps.bus.roomLines(room);
    const found = lines
      .filter(({ event }) => event === 'v3.chat.message')
      .map(({ payload }) => payload as EventPayload<'v3.chat.message'>)
      .find(({ line_id }) => line_id !== undefined && line_id === lineId);
    if (lineId !== undefined && !found) return;
    const payload = found ? { line_id: found.line_id, username: found.username, message: found.message } : {};
    await deps.bus.publish(roomTopic(room), { kind: 'event', event: 'v3.user.highlighted_message', payload });
  };

  const failed = (error: unknown): void =>
    log.warn({ code: 'room_socket', room, err: error }, 'Event of a room socket failed');

  connection.onEvent((event) => {
    if (event.name === 'v3.authorize' && state === 'new') {
      state = 'asked';
      authorize(event.payload).catch((error: unknown) => {
        failed(error);
        refuse('unavailable');
      });
    } else if (session === null || member === null || hub === null) {
      // Other events before the join are ignored.
    } else if (event.name === 'v3.chat.message') post(event.payload, session).catch(failed);
    else if (isCamEvent(event)) relayCam?.(event).catch(failed);
    else if (isToyHeartbeat(event)) beatToy?.(event).catch(failed);
    else if (event.name === 'v3.private.ping') here(session).catch(failed);
    else if (event.name === 'v3.chat.userlist.start') openUserList(session, member, hub).catch(failed);
    else if (event.name === 'v3.chat.userlist.stop') member.wantsUsers = false;
    else if (event.name === 'v3.user.highlighted_message')
      highlight(event.payload.line_id, session).catch(failed);
  });

  connection.onClose(() => {
    const joined = state === 'joined';
    state = 'closed';
    unfollow?.().catch(failed);
    if (!joined || member === null) return;
    hub?.leave(member);
    deps.exit(room);
  });
}
