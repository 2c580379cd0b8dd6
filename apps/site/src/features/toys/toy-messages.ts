/** What page and frame say to each other. Both sides check what they hear. */
export interface FrameToy {
  id: string;
  name: string;
  /** Percent; null when the vendor does not say. */
  battery: number | null;
  isConnected: boolean;
}

export type ToFrame = { type: 'list' } | { type: 'vibrate'; turn: number; level: number; seconds: number };

export type FromFrame =
  | { type: 'ready' }
  | { type: 'toys'; toys: FrameToy[] }
  | { type: 'moved'; turn: number }
  /** The vendor's program does not answer, or answers nonsense. */
  | { type: 'silent' };

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 64;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const toyOf = (value: unknown): FrameToy | null => {
  const { id, name, battery, isConnected } = (value ?? {}) as Record<string, unknown>;
  if (!isText(id) || !isText(name) || typeof isConnected !== 'boolean') return null;
  const isPercent = isCount(battery) && battery <= 100;
  return { id, name, battery: isPercent ? battery : null, isConnected };
};

/** A message of the frame, or null for anything else: what runs in there is the vendor's. */
export const readFromFrame = (value: unknown): FromFrame | null => {
  const { type, turn, toys } = (value ?? {}) as Record<string, unknown>;
  if (type === 'ready' || type === 'silent') return { type };
  if (type === 'moved') return isCount(turn) ? { type, turn } : null;
  if (type !== 'toys' || !Array.isArray(toys) || toys.length > 20) return null;
  const read = toys.map(toyOf);
  return read.includes(null) ? null : { type, toys: read as FrameToy[] };
};
