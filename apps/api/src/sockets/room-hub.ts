import type { ChatUser, EventInput, EventName, EventPayload, Frame } from '@footlight/contract/realtime';
import { EVENTS, encode, encodeFrame } from '@footlight/contract/realtime';
import type { Bus, RoomLine } from '../kernel/events/bus/bus.ts';
import { historyLine, liveFrame, moderationOf, noticeFrame } from '../kernel/events/lines.ts';
import { createShortCache } from '../kernel/short-cache.ts';
import type { Connection } from './connection.ts';
import { CLOSE, type RealtimeLog, type RoomFacts } from './ports.ts';
import { PRESENCE_EVERY_MS, type Presence } from './presence.ts';
import { openRoomLog, type RoomLog } from './room-log.ts';

/** Lines within this window go out as one socket frame, to reduce writes. */
const BATCH_MS = 50;
/** Characters per batch; the codec allows a million, which would count as a slow reader. */
const BATCH_LENGTH = 200_000;

/** The user list may be this old for somebody who opens it. */
const LIST_TTL_MS = 500;

/** A user in the room, on one socket. */
export interface Member {
  connection: Connection;
  user: ChatUser;
  /** Requested the user list, and may see it. */
  wantsUsers: boolean;
  /** Sees users' token balances: the broadcaster and site moderators. */
  seesTokens: boolean;
  /** Moderators see the target's name in moderation notices. */
  mayModerate: boolean;
  /** Neither listed nor announced. */
  isInvisible: boolean;
  /** The room has changed: closes the connection if the user may no longer be here. */
  askAgain(): Promise<void>;
  /** Rereads what the user recently tipped here; called after each of their public tips. */
  refreshRecent(): void;
}

/** The user list, encoded once for all readers of a kind. */
interface UserList {
  text: string;
  payload: EventPayload<'v3.chat.user_list'>;
}
interface UserLists {
  /** With token balances. */
  full: UserList;
  plain: UserList;
}
const userListOf = (payload: UserList['payload']): UserList => ({
  text: encode('v3.chat.user_list', payload),
  payload,
});

const isExpelling = ({ action }: EventPayload<'v3.chat.moderate'>): boolean =>
  action === 'kick' || action === 'ban';

/** Dependencies of a room on this process. */
export interface RoomHubDeps {
  bus: Bus;
  presence: Presence;
  log: RealtimeLog;
  /** A user's role in the room, or the room itself changed: cached facts are stale. */
  onChanged(room: string): void;
  facts(room: string): Promise<RoomFacts | null>;
}

/** One room on one process: its members, its copy of the log, and one encoded text for all members. */
export interface RoomHub {
  readonly epoch: string;
  readonly size: number;
  /** Sends the history, or the lines since `seq` of `epoch`, and everything from then on. */
  join(member: Member, since?: { epoch: string; seq: number }): void;
  leave(member: Member): void;
  /** Hides a member from the list, or shows them again; the others see them leave or come. */
  setInvisible(member: Member, isInvisible: boolean): void;
  sendUserList(member: Member): Promise<void>;
  /** The process may have missed events in the meantime. */
  catchUp(): void;
  close(): Promise<void>;
}

/** Opens a room on this process. */
export async function openRoomHub(room: string, deps: RoomHubDeps): Promise<RoomHub> {
  const { bus, presence, log } = deps;
  const members = new Set<Member>();
  const pending: string[] = [];
  let pendingLength = 0;
  let timer: NodeJS.Timeout | null = null;
  let sentCount = -1;
  let sentList = '';

  const failed = (error: unknown): void =>
    log.warn({ code: 'room_bus', room, err: error }, 'A room could not reach the bus');

  const flush = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (pending.length === 0) return;
    const frames = pending.splice(0);
    pendingLength = 0;
    const text = frames.length === 1 ? (frames[0] ?? '') : `[${frames.join(',')}]`;
    for (const member of members) member.connection.sendEncoded(text);
  };

  const toAll = (frame: Frame): void => {
    const text = JSON.stringify(frame);
    // Keeps a batch well below the readers' frame limits, in length and in number of events.
    if (pendingLength + text.length > BATCH_LENGTH || pending.length >= 500) flush();
    pending.push(text);
    pendingLength += text.length;
    if (pendingLength > BATCH_LENGTH) flush();
    else timer ??= setTimeout(flush, BATCH_MS);
  };

  const recipientOf = ({ user, mayModerate }: Member) => ({ username: user.username, mayModerate });

  const history = (member: Member, isRecovered: boolean, after = 0): string =>
    encode('v3.chat.history', {
      messages: lines.lines
        .filter((line) => line.seq > after)
        .map((line) => historyLine(line, recipientOf(member))),
      epoch: lines.epoch,
      seq: lines.lastSeq,
      recovered: isRecovered,
    });

  /** Sends each member the details they may see, and disconnects members who were kicked or banned. */
  const moderated = (line: RoomLine, notice: EventPayload<'v3.chat.moderate'>): void => {
    flush();
    deps.onChanged(room);
    const { action, username, reason } = notice;
    const details = reason ? { reason } : {};
    for (const member of [...members]) {
      const isSubject = member.user.username === username;
      if (isSubject && (action === 'appoint' || action === 'dismiss'))
        member.mayModerate = action === 'appoint';
      member.connection.sendEncoded(JSON.stringify(noticeFrame(line, recipientOf(member))));
      if (!isSubject || !isExpelling(notice)) continue;
      member.connection.send(action === 'ban' ? 'v3.chat.banned' : 'v3.chat.kicked', details);
      member.connection.close(CLOSE.unauthorised, action === 'ban' ? 'banned' : 'kicked');
    }
  };

  const tipped = ({ sender_name }: EventPayload<'v3.tip.received'>): void => {
    for (const member of members) if (member.user.username === sender_name) member.refreshRecent();
  };

  /** The private of this room is over, and so is its chat. */
  const endRoom = (): void => {
    flush();
    for (const member of members) member.connection.close(CLOSE.roomEnded, 'show ended');
  };

  const doorOf = (facts: RoomFacts | null): string | null => facts?.door ?? null;
  let door = doorOf(await deps.facts(room));
  /** Those inside leave when the door closes to them. Returns the facts of now. */
  const checkDoor = async (): Promise<RoomFacts | null> => {
    deps.onChanged(room);
    const facts = await deps.facts(room);
    if (doorOf(facts) !== door) {
      door = doorOf(facts);
      await Promise.all([...members].map((member) => member.askAgain()));
    }
    return facts;
  };

  /** The process may have missed events, which are not stored. */
  const lookAgain = async (): Promise<void> => {
    const facts = await checkDoor();
    // The end of a private changes no door.
    if (room.startsWith('private:')) await Promise.all([...members].map((member) => member.askAgain()));
    if (facts === null) return;
    toAll(encodeFrame('v3.chat.subject', { subject: facts.subject, subject_color: facts.subjectColor }));
    toAll(encodeFrame('v3.chat.update', { status: facts.status }));
  };

  const lines: RoomLog = await openRoomLog(
    bus,
    room,
    {
      lines(fresh) {
        for (const line of fresh) {
          const notice = moderationOf(line);
          if (notice) moderated(line, notice);
          else toAll(liveFrame(line));
          if (line.event === 'v3.tip.received') tipped(line.payload as EventPayload<'v3.tip.received'>);
        }
      },
      reset() {
        flush();
        const expelled = lines.lines.map(moderationOf).filter((notice) => notice && isExpelling(notice));
        for (const member of members) {
          member.connection.sendEncoded(history(member, false));
          if (expelled.some((notice) => notice?.username === member.user.username))
            member.askAgain().catch(failed);
        }
      },
      event(event, payload, to) {
        const known = Object.hasOwn(EVENTS, event) ? (event as EventName) : null;
        if (known === null) return;
        if (event === 'v3.private.end') return endRoom();
        if (event === 'v3.chat.update' || event === 'v3.chat.model_settings') checkDoor().catch(failed);
        if (to === undefined) return toAll(encodeFrame(known, payload as EventInput<EventName>));
        const text = encode(known, payload as EventInput<EventName>);
        for (const member of members) {
          if (member.user.username === to) member.connection.sendEncoded(text);
        }
      },
    },
    failed,
  );

  /** The users here; invisible ones are counted but not named. */
  const people = (): ChatUser[] => [
    ...new Map(
      [...members].map(({ user, isInvisible }) => [
        user.username,
        isInvisible ? { username: '', is_guest: true } : user,
      ]),
    ).values(),
  ];

  const publishCount = (): void => {
    const count = presence.count(room);
    if (count === sentCount) return;
    sentCount = count;
    toAll(encodeFrame('v3.chat.user_count', { user_count: count }));
  };

  /** Token balances are only for the room's staff; invisible users are only counted. */
  const makeLists = async (): Promise<UserLists> => {
    const count = presence.count(room);
    const users = (await presence.people(room)).filter(({ username }) => username !== '');
    const plain = users.map(({ tokens: _tokens, ...user }) => user);
    return { full: userListOf({ count, users }), plain: userListOf({ count, users: plain }) };
  };
  const listCache = createShortCache<UserLists>(LIST_TTL_MS, 1);
  /** Members who open the list within a moment of each other share one encoding. */
  const userLists = () => listCache.get('', makeLists);
  const sendList = (member: Member, { full, plain }: UserLists): void => {
    const { text, payload } = member.seesTokens ? full : plain;
    if (member.isInvisible) {
      // A hidden user sees themselves in their own list, marked as hidden.
      const own = { ...member.user, invisible_mode_level: 1 };
      member.connection.send('v3.chat.user_list', { ...payload, users: [...payload.users, own] });
    } else member.connection.sendEncoded(text);
  };

  const tick = async (): Promise<void> => {
    await presence.report(room, people());
    publishCount();
    const readers = [...members].filter((member) => member.wantsUsers);
    if (readers.length === 0) return;
    const lists = await userLists();
    if (lists.full.text === sentList) return;
    sentList = lists.full.text;
    for (const reader of readers) sendList(reader, lists);
  };
  const ticking = setInterval(() => void tick().catch(failed), PRESENCE_EVERY_MS);

  const isElsewhere = (member: Member): boolean =>
    [...members].some((other) => other !== member && other.user.username === member.user.username);

  /** Joins and leaves go only to members with an open list; guests only change the count. */
  const publishComing = (member: Member, isComing: boolean): void => {
    const { tokens: _tokens, ...user } = member.user;
    if (user.is_guest || member.isInvisible || isElsewhere(member)) return;
    const text = isComing
      ? encode('v3.chat.user_joined', { user })
      : encode('v3.chat.user_left', { user, room });
    for (const other of members) {
      if (other !== member && other.wantsUsers) other.connection.sendEncoded(text);
    }
  };

  return {
    get epoch() {
      return lines.epoch;
    },
    get size() {
      return members.size;
    },
    join(member, since) {
      // Queued lines are part of the history that the new member gets now; do not send them twice.
      flush();
      const oldest = lines.lines[0]?.seq ?? lines.lastSeq + 1;
      const isKept = since !== undefined && since.epoch === lines.epoch && since.seq >= oldest - 1;
      const isRecovered = isKept && since.seq <= lines.lastSeq;
      member.connection.sendEncoded(history(member, isRecovered, isRecovered ? since.seq : 0));
      members.add(member);
      publishComing(member, true);
      const isFirst = members.size === 1;
      if (isFirst) void tick().catch(failed);
      const count = Math.max(1, presence.count(room));
      member.connection.send('v3.chat.user_count', { user_count: count });
    },
    leave(member) {
      if (!members.delete(member)) return;
      publishComing(member, false);
    },
    setInvisible(member, isInvisible) {
      if (member.isInvisible === isInvisible || !members.has(member)) return;
      if (isInvisible) publishComing(member, false);
      member.isInvisible = isInvisible;
      if (!isInvisible) publishComing(member, true);
      // Readers of the list also see the change now.
      listCache.forget('');
      void tick().catch(failed);
    },
    async sendUserList(member) {
      await presence.report(room, people());
      sendList(member, await userLists());
    },
    catchUp() {
      lines.catchUp();
      lookAgain().catch(failed);
    },
    async close() {
      clearInterval(ticking);
      flush();
      await lines.close();
      await presence.report(room, []);
    },
  };
}
