import type { IncomingMessage } from 'node:http';
import type { ChatStatus, ToyVendor } from '@footlight/contract';
import type { ChatUser } from '@footlight/contract/realtime';
import type { CardOf, ListView } from '../kernel/rooms/list-view.ts';
import type { RoomStanding } from '../kernel/rooms/room-access.ts';

/** The identity behind a socket, once its token was accepted. */
export interface SocketSession {
  /** Null for guests. */
  userId: number | null;
  /** The user's data that others may see. */
  user: ChatUser;
  /** Room roles, such as `site_mod` and `model_admin` (spec 2 §6). */
  roles: readonly string[];
  /** The user is present but hidden. */
  isInvisible: boolean;
  /** Hash of the login that the token came from; null for guests. The socket ends with it. */
  login: string | null;
}

/** A room's data for room sockets. Names are usernames. */
export interface RoomFacts {
  modelId: number;
  streamer: string;
  subject: string;
  subjectColor: string | null;
  moderators: readonly string[];
  silenced: readonly string[];
  banned: readonly string[];
  /** Temporarily removed. */
  kicked: readonly string[];
  /** Everybody may see the user list, not only the broadcaster and site moderators. */
  isUserListVisible: boolean;
  status: ChatStatus;
  /** Viewers may offer their camera in the public room. */
  isSharecamOn: boolean;
  /** The rules of entry to the room, in a form that can be compared. */
  door: string;
}

/** What the sockets need from the rest of the platform. */
export interface SocketSource {
  /** Null if the token is forged or expired, or if its session has ended; or the account is suspended. */
  session(token: string): Promise<SocketSession | 'suspended' | null>;
  /** An account's settled balance. */
  balance(userId: number): Promise<number>;
  /** Those of these logins whose sockets must end: the session has expired, or the account is suspended or removed. */
  endedLogins(logins: readonly string[]): Promise<ReadonlySet<string>>;
  /** What the visitor may do in a broadcaster's room; null if there is no such broadcaster. */
  standing(
    username: string,
    session: SocketSession,
    handshake: IncomingMessage,
  ): Promise<RoomStanding | null>;
  /** A broadcaster's room; null if there is no such broadcaster. */
  room(username: string): Promise<RoomFacts | null>;
  /**
   * The staff of a room changed its mode (`/setmode`); publishes it to the room. False: the room's state does not allow
   * it.
   */
  setMode(username: string, mode: 'limited' | 'public'): Promise<boolean>;
  /** The staff of a room proposes a split tip (`/tip_split`). False: the room's state does not allow it. */
  proposeSplit(
    username: string,
    by: { id: number; username: string },
    split: { target_splitters: number; split_amount: number },
  ): Promise<boolean>;
  /** Silences an account in a broadcaster's room for a while, and notifies the room and the account. */
  autoSilence(modelId: number, userId: number): Promise<void>;
  /** What an account lately tipped in a broadcaster's room and bought, as others there see it. */
  recent(userId: number, modelId: number): Promise<Pick<ChatUser, 'recentTips' | 'recent_purchases'>>;
  /** Records that an account entered a broadcaster's room. */
  entered(userId: number, username: string): Promise<void>;
  /** Whether these two have a private, so that its room may be entered. */
  isPrivateOpen(streamer: string, viewer: string): Promise<boolean>;
  /** The partner who gets a user's signals in a meeting, or null if the two may not exchange any now. */
  meetPartner(userId: number, meetId: number, token: string): Promise<number | null>;
  /** Stores how many toys of a broadcaster answer (0: none). Returns true if this changed. */
  toySeen(userId: number, vendor: ToyVendor, toys: number): Promise<boolean>;
  /** The visitor behind a socket, as lists see them. */
  listView(session: SocketSession, handshake: IncomingMessage): Promise<ListView>;
  /** The cards of these rooms, read once for all visitors. Unknown names are missing. */
  cards(usernames: readonly string[]): Promise<ReadonlyMap<string, CardOf>>;
  /** Records that the viewer of a show in this room is still there. */
  seen(modelId: number, userId: number): Promise<void>;
}

/** The user of a session, in the form that the rules take. */
export const personIn = ({ user, roles }: SocketSession) => ({
  username: user.username,
  roles,
  isModel: user.is_model ?? false,
});
/** The staff of a room, in the form that the rules take. */
export const staffOf = ({ streamer, moderators }: RoomFacts) => ({ streamer, moderators });

/** Viewers without a socket on this platform: the demo's bots. */
export interface Crowd {
  count(room: string): number;
  users(room: string): ChatUser[];
}

/** The log of the sockets; a Fastify logger fits. */
export interface RealtimeLog {
  debug(details: object, message: string): void;
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/** WebSocket close codes of this platform. */
export const CLOSE = {
  /** The client did not authorise in time, or the authorisation failed or has ended. */
  unauthorised: 4001,
  /** The room is closed: its show has ended. */
  roomEnded: 4004,
  /** The client read too slowly. It may reconnect and resume. */
  slowReader: 4008,
  /** The client sent far more frames than a person can. */
  tooManyFrames: 4029,
  /** The server restarts; reconnect in a moment. */
  restarting: 1012,
} as const;
