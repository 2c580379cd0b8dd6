import type { Bus } from './bus/bus.ts';

const NOTE = 'online';
const TELL_EVERY_MS = 5_000;
/** A process that died is forgotten after two missed reports. */
const TTL_MS = 12_500;
/** Those who come together are told together. */
const GATHER_MS = 100;

/** Which accounts have the site open, over all processes. */
export interface Online {
  /** A tab of this account is here; the answer ends it. */
  arrive(userId: number): () => void;
  ids(): Promise<ReadonlySet<number>>;
  close(): void;
}

export function createOnline(bus: Bus): Online {
  const tabs = new Map<number, number>();
  let gathering: NodeJS.Timeout | null = null;
  // A note that does not get through is followed by the next.
  const tell = () => void bus.leaveNote(NOTE, [...tabs.keys()], TTL_MS).catch(() => undefined);
  const tellSoon = () => {
    gathering ??= setTimeout(() => {
      gathering = null;
      tell();
    }, GATHER_MS).unref();
  };
  const clock = setInterval(tell, TELL_EVERY_MS).unref();
  return {
    arrive(userId) {
      tabs.set(userId, (tabs.get(userId) ?? 0) + 1);
      tellSoon();
      let isHere = true;
      return () => {
        if (!isHere) return;
        isHere = false;
        const left = (tabs.get(userId) ?? 1) - 1;
        if (left > 0) tabs.set(userId, left);
        else tabs.delete(userId);
        tellSoon();
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
