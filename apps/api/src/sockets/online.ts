import type { Bus } from '../kernel/events/bus/bus.ts';

const NOTE = 'online';
const PUBLISH_EVERY_MS = 5_000;
/** Entries of a dead process expire after two missed reports. */
const TTL_MS = 12_500;
/** Arrivals within this time are published together. */
const GATHER_MS = 100;

/** Which accounts have the site open, over all processes. */
export interface Online {
  /** Registers a tab of this account; call the result when it closes. */
  arrive(userId: number): () => void;
  ids(): Promise<ReadonlySet<number>>;
  close(): void;
}

export function createOnline(bus: Bus): Online {
  const tabs = new Map<number, number>();
  let gathering: NodeJS.Timeout | null = null;
  // The next interval replaces a failed report.
  const publish = () => void bus.leaveNote(NOTE, [...tabs.keys()], TTL_MS).catch(() => undefined);
  const publishSoon = () => {
    gathering ??= setTimeout(() => {
      gathering = null;
      publish();
    }, GATHER_MS).unref();
  };
  const clock = setInterval(publish, PUBLISH_EVERY_MS).unref();
  return {
    arrive(userId) {
      tabs.set(userId, (tabs.get(userId) ?? 0) + 1);
      publishSoon();
      let isHere = true;
      return () => {
        if (!isHere) return;
        isHere = false;
        const left = (tabs.get(userId) ?? 1) - 1;
        if (left > 0) tabs.set(userId, left);
        else tabs.delete(userId);
        publishSoon();
      };
    },
    async ids() {
      const notes = (await bus.readNotes(NOTE)) as number[][];
      return new Set([...tabs.keys(), ...notes.flat()]);
    },
    close() {
      clearInterval(clock);
      if (gathering) clearTimeout(gathering);
    },
  };
}
