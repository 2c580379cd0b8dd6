/** A seeded source of numbers in [0, 1): the same seed always gives the same numbers. */
export interface Random {
  next(): number;
  /** A number in [min, max). */
  range(min: number, max: number): number;
  /** A whole number in [min, max]. */
  whole(min: number, max: number): number;
  pick<T>(items: readonly [T, ...T[]]): T;
  chance(share: number): boolean;
}

/** FNV-1a over UTF-16 units, 32 bits. */
export function hashSeed(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

/** A seeded source (mulberry32 over the seed's hash). Not for secrets. */
export function randomFrom(seed: string): Random {
  let state = hashSeed(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    whole,
    range: (min, max) => min + next() * (max - min),
    pick: (items) => items[whole(0, items.length - 1)] ?? items[0],
    chance: (share) => next() < share,
  };
}
