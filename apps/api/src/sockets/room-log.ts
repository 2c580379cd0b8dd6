import {
  type Bus,
  type BusMessage,
  HISTORY_LINES,
  type RoomLine,
  roomTopic,
  type Unsubscribe,
} from '../kernel/events/bus/bus.ts';

/** What a log reports to its room: new lines in order, a restarted numbering, or an event without a number. */
export interface RoomLogListener {
  lines(lines: readonly RoomLine[]): void;
  reset(): void;
  event(event: string, payload: unknown, to?: string): void;
}

/** A process's copy of a room's stored lines, without gaps: it fetches lines that the bus lost. */
export interface RoomLog {
  readonly epoch: string;
  readonly lastSeq: number;
  /** Stored lines, oldest first. */
  readonly lines: readonly RoomLine[];
  /** Fetches lines that may have been missed while the bus was down. */
  catchUp(): void;
  close(): Promise<void>;
}

/** Opens the log; resolves when it is complete up to now. `onError` receives failed fetches. */
export async function openRoomLog(
  bus: Bus,
  room: string,
  listener: RoomLogListener,
  onError: (error: unknown) => void,
): Promise<RoomLog> {
  let epoch = '';
  let lastSeq = 0;
  let lines: RoomLine[] = [];
  let isOpen = false;
  let isLoading = true;
  const waiting: Extract<BusMessage, { kind: 'line' }>[] = [];

  const accept = (next: readonly RoomLine[]): void => {
    const fresh = next.filter((line) => line.seq > lastSeq);
    const newest = fresh.at(-1);
    if (newest === undefined) return;
    lines = [...lines, ...fresh].slice(-HISTORY_LINES);
    lastSeq = newest.seq;
    listener.lines(fresh);
  };

  const take = (message: Extract<BusMessage, { kind: 'line' }>): void => {
    if (isLoading) waiting.push(message);
    else if (message.epoch === epoch && message.line.seq <= lastSeq + 1) accept([message.line]);
    else {
      waiting.push(message);
      void load();
    }
  };

  const load = async (): Promise<void> => {
    isLoading = true;
    let isLoaded = false;
    try {
      const found = await bus.roomLines(room);
      const oldest = found.lines[0]?.seq ?? found.lastSeq + 1;
      if (found.epoch === epoch && oldest <= lastSeq + 1) accept(found.lines);
      else {
        // A new epoch, or more lines missed than are stored: everybody gets the history again.
        ({ epoch, lastSeq, lines } = found);
        if (isOpen) listener.reset();
      }
      isLoaded = true;
    } catch (error) {
      onError(error);
    }
    isLoading = false;
    const late = waiting.splice(0);
    // After a failed fetch the gap stays; the next line, or the restored bus, retries.
    if (isLoaded) for (const message of late) take(message);
  };

  const receive = (message: BusMessage): void => {
    if (message.kind === 'line') take(message);
    else listener.event(message.event, message.payload, message.to);
  };
  const unsubscribe: Unsubscribe = await bus.subscribe(roomTopic(room), receive);
  await load();
  isOpen = true;
  return {
    get epoch() {
      return epoch;
    },
    get lastSeq() {
      return lastSeq;
    },
    get lines() {
      return lines;
    },
    catchUp() {
      if (!isLoading) void load();
    },
    close: unsubscribe,
  };
}
