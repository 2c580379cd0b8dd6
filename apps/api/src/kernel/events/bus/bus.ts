/** Lines that a room keeps (spec 2 §9), and so the most that a joining or resuming client receives. */
export const HISTORY_LINES = 200;
/** How long the bus recognises a repeated client id, in milliseconds. */
export const ONCE_TTL_MS = 10 * 60_000;

/** A line without its sequence number yet: a chat message, a tip, a notice. Must be serialisable as JSON. */
interface NewLine {
  event: string;
  payload: unknown;
}

/** A line with its sequence number. Numbers rise by one without gaps while the epoch stays the same. */
export interface RoomLine extends NewLine {
  seq: number;
}

/** The lines of a room since a sequence number. */
interface RoomLines {
  /** A new epoch means that the sequence numbers restarted. */
  epoch: string;
  /** The number of the newest line, 0 in an empty room. */
  lastSeq: number;
  lines: RoomLine[];
}

/** Result of an append. `repeated`: the once-key was known, and `line` is the existing line. */
interface Appended {
  epoch: string;
  line: RoomLine;
  repeated: boolean;
}

/** What subscribers of a topic receive: a line of a room, or an event that is not stored. */
export type BusMessage =
  | { kind: 'line'; epoch: string; line: RoomLine }
  /** With `to`, only for that person's tabs in the room. */
  | { kind: 'event'; event: string; payload: unknown; to?: string };

/** Ends a subscription. */
export type Unsubscribe = () => Promise<void>;

/**
 * Connects the processes of one platform. Every process receives everything published on a topic, including its own
 * messages, and receives lines of a room in the order of their numbers.
 */
export interface Bus {
  /** Publishes to the subscribers of a topic. The message is not stored. */
  publish(topic: string, message: BusMessage): Promise<void>;
  /** Resolves once the subscriber receives everything that is published from then on; rejects while the bus is down. */
  subscribe(topic: string, listener: (message: BusMessage) => void): Promise<Unsubscribe>;
  /**
   * Adds a line to a room and publishes it on `roomTopic(room)` atomically, so that order, history and numbers agree
   * for everybody. A repeated once-key adds nothing.
   */
  appendRoomLine(room: string, line: NewLine, onceKey?: string): Promise<Appended>;
  /** The stored lines after `since`, or all stored lines. An empty room has an epoch too. */
  roomLines(room: string, since?: number): Promise<RoomLines>;
  /** Stores a value under a name for `ttlMs`, visible to all processes. One value per process and name. */
  leaveNote(name: string, note: unknown, ttlMs: number): Promise<void>;
  /** The values that all processes have stored under a name and that have not expired. */
  readNotes(name: string): Promise<unknown[]>;
  /** Whether this process now leads the task; call again within `ttlMs` to keep the lead. */
  lead(task: string, ttlMs: number): Promise<boolean>;
  /** Rejects while the processes are not connected. */
  ping(): Promise<void>;
  /** Whether all processes receive what is published now. After an outage they return one by one. */
  reachesAll(): Promise<boolean>;
  /** Called when the connection is back after an outage: the process may have missed messages. */
  onRestored(listener: () => void): void;
  /** Everything that waits for the bus is rejected if the bus is down. */
  close(): Promise<void>;
}

/** The topic of a room's lines and events. */
export const roomTopic = (room: string): string => `room:${room}`;
/** The topic of rooms whose status changed; the payload is `{ username }`. */
export const STATUS_TOPIC = 'statuses';
/** The topic of one user's account events. */
export const userTopic = (userId: number): string => `user:${userId}`;
