import type { ChatStatus, ToyVendor } from '@footlight/contract';
import type { ChatUser } from '@footlight/contract/realtime';

/** Who a socket speaks for, once its token was accepted. */
export interface SocketSession {
  /** Null for guests. */
  userId: number | null;
  /** What others may see of the person. */
  user: ChatUser;
  /** Room roles, such as `site_mod` and `model_admin` (spec 2 §6). */
  roles: readonly string[];
  /** Is here and does not want to be seen. */
  isInvisible: boolean;
}

/** What a room socket needs to know of a room. Names are usernames. */
export interface RoomFacts {
  streamer: string;
  subject: string;
  subjectColor: string | null;
  moderators: readonly string[];
  silenced: readonly string[];
  banned: readonly string[];
  /** Out for a while. */
  kicked: readonly string[];
  /** The user list is for everybody, not for the streamer and site moderators alone. */
  isUserListVisible: boolean;
  status: ChatStatus;
  /** Viewers may offer their camera in the public room. */
  isSharecamOn: boolean;
}

/** What the sockets ask the rest of the platform. */
export interface RealtimeSource {
  /** Null when the token opens nothing: forged, expired, or its session has ended. */
  session(token: string): Promise<SocketSession | null>;
  /** Facts of a broadcaster's room; null when there is no such broadcaster. */
  room(username: string): Promise<RoomFacts | null>;
  /** The staff of a room chose for whom it plays (`/setmode`), and the room is told. False: not in the present state. */
  setMode(username: string, mode: 'limited' | 'public'): Promise<boolean>;
  /** The staff of a room proposes a tip that several pay (`/tip_split`). False: not in the present state. */
  proposeSplit(
    username: string,
    by: { id: number; username: string },
    split: { target_splitters: number; split_amount: number },
  ): Promise<boolean>;
  /** An account is in a broadcaster's room. */
  entered(userId: number, username: string): Promise<void>;
  /** Whether the private of these two runs, so that its room may be entered. */
  isPrivateOpen(streamer: string, viewer: string): Promise<boolean>;
  /** The toy of a broadcaster answers, or does not any more (0). True when that is news. */
  toySeen(userId: number, vendor: ToyVendor, toys: number): Promise<boolean>;
  /** The viewer of a show in this room is still there. */
  seen(streamer: string, userId: number): Promise<void>;
}

/** The person of a session, as the rules take it. */
export const personIn = ({ user, roles }: SocketSession) => ({
  username: user.username,
  roles,
  isModel: user.is_model ?? false,
});
/** The staff of a room, as the rules take it. */
export const staffOf = ({ streamer, moderators }: RoomFacts) => ({ streamer, moderators });

/** Viewers that are not on a socket of this platform: the demo's simulated crowd. */
export interface Crowd {
  count(room: string): number;
  users(room: string): ChatUser[];
}

/** What the sockets tell; a Fastify logger fits. */
export interface RealtimeLog {
  debug(details: object, message: string): void;
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/** Why the server closes a socket: WebSocket close codes of this platform. */
export const CLOSE = {
  /** Nobody said who they are in time, or the authorisation was refused. */
  unauthorised: 4001,
  /** The reader took too little, so that lines piled up. Come back and resume. */
  slowReader: 4008,
  /** Far more frames than a person makes. */
  tooManyFrames: 4029,
  /** The server goes away; come back in a moment. */
  restarting: 1012,
} as const;
