/** Lines that a room keeps (spec 2 §9): those who come or come back are told at most these. */
export const HISTORY_LINES = 200;
/** How long a repeated client id is recognised, in milliseconds. */
export const ONCE_TTL_MS = 10 * 60_000;

/** A line before it has its place: a chat message, a tip, a notice. It must survive JSON. */
interface NewLine {
  event: string;
  payload: unknown;
}

/** A line with its place in the room. Numbers rise by one without holes, as long as the epoch is the same. */
export interface RoomLine extends NewLine {
  seq: number;
}

/** What happened in a room since a place. */
interface RoomLines {
  /** Names the counting: another epoch means that numbers started again. */
  epoch: string;
  /** The number of the newest line, 0 in an empty room. */
  lastSeq: number;
  lines: RoomLine[];
}

/** Answer of an append. `repeated` says that the once-key was known, and `line` is the one that exists. */
interface Appended {
  epoch: string;
  line: RoomLine;
  repeated: boolean;
}

/** What subscribers of a topic receive: a line of a room, or an event that leaves no trace. */
export type BusMessage =
  | { kind: 'line'; epoch: string; line: RoomLine }
  /** With `to`, for the tabs of one person in that room alone. */
  | { kind: 'event'; event: string; payload: unknown; to?: string };

/** Ends a subscription. */
export type Unsubscribe = () => Promise<void>;

/**
 * What connects the processes of one platform. Everything that one process says on a topic is heard by all of them,
 * its own subscribers included, and lines of a room are heard in the order of their numbers.
 */
export interface Bus {
  /** Tells the subscribers of a topic. Nobody else will ever know. */
  publish(topic: string, message: BusMessage): Promise<void>;
  /** Resolves when nothing said from now on is missed. */
  subscribe(topic: string, listener: (message: BusMessage) => void): Promise<Unsubscribe>;
  /**
   * Adds a line to a room and tells `roomTopic(room)`, in one step: order, history and numbers agree for everybody.
   * With a once-key the same key again adds nothing.
   */
  appendRoomLine(room: string, line: NewLine, onceKey?: string): Promise<Appended>;
  /** The kept lines after `since`, or all kept ones. An empty room has an epoch too. */
  roomLines(room: string, since?: number): Promise<RoomLines>;
  /** Leaves a note under a name for others to read, until `ttlMs` are over. One note a process and name. */
  leaveNote(name: string, note: unknown, ttlMs: number): Promise<void>;
  /** The notes that all processes left under a name and that still hold. */
  readNotes(name: string): Promise<unknown[]>;
  /** Whether this process has the named task now; to keep it, ask again before `ttlMs` are over. */
  lead(task: string, ttlMs: number): Promise<boolean>;
  /** Called after the bus was cut off and is back: messages may have been missed. */
  onRestored(listener: () => void): void;
  close(): Promise<void>;
}

/** The topic that a room's lines and events are told on. */
export const roomTopic = (room: string): string => `room:${room}`;
/** The topic of one user's account events. */
export const userTopic = (userId: number): string => `user:${userId}`;
