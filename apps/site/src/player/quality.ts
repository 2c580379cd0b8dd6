import type { PlayerLevel } from '@footlight/room-widgets';

/** Picture heights up to this are offered to those who save data. */
const SAVING_HEIGHT = 240;

export interface LevelPlan {
  /** The level to stay on; null lets the bandwidth decide. */
  fixed: number | null;
  /** The best level that bandwidth may choose; null for any. */
  cap: number | null;
}

/**
 * What a wish for quality means for the levels that a stream has: the name of a rendition (spec 3 §9: hd unless
 * chosen), `auto`, or `saver`. A rendition that this stream does not have is left to the bandwidth.
 */
export const levelPlan = (levels: readonly PlayerLevel[], quality: string): LevelPlan => {
  if (quality === 'saver') {
    const byHeight = [...levels].sort((a, b) => a.height - b.height);
    const best = byHeight.filter(({ height }) => height <= SAVING_HEIGHT).at(-1) ?? byHeight[0];
    return { fixed: null, cap: best?.id ?? null };
  }
  const named = quality === 'auto' ? undefined : levels.find(({ name }) => name === quality);
  return { fixed: named?.id ?? null, cap: null };
};
