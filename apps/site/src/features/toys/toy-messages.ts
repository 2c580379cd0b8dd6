/** Messages between page and frame. Both sides validate what they receive. */
export interface FrameToy {
  id: string;
  name: string;
  /** Percent; null if the vendor does not report it. */
  battery: number | null;
  isConnected: boolean;
}

export type ToFrame = { type: 'list' } | { type: 'vibrate'; turn: number; level: number; seconds: number };

export type FromFrame =
  | { type: 'ready' }
  | { type: 'toys'; toys: FrameToy[] }
  | { type: 'moved'; turn: number }
  /** The vendor's program does not answer, or its answer is invalid. */
  | { type: 'silent' };

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 64;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const toyOf = (value: unknown): FrameToy | null => {
  const { id, name, battery, isConnected } = (value ?? {}) as Record<string, unknown>;
  if (!isText(id) || !isText(name) || typeof isConnected !== 'boolean') return null;
  const isPercent = isCount(battery) && battery <= 100;
  return { id, name, battery: isPercent ? battery : null, isConnected };
};

/** Parses a message of the frame; null for anything else, because the vendor's code runs there and is not trusted. */
export const readFromFrame = (value: unknown): FromFrame | null => {
  const { type, turn, toys } = (value ?? {}) as Record<string, unknown>;
  if (type === 'ready' || type === 'silent') return { type };
  if (type === 'moved') return isCount(turn) ? { type, turn } : null;
  if (type !== 'toys' || !Array.isArray(toys) || toys.length > 20) return null;
  const read = toys.map(toyOf);
  return read.includes(null) ? null : { type, toys: read as FrameToy[] };
};
