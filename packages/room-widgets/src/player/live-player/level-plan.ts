import type { PlayerLevel } from '../video-player/player-engine.ts';

/** Highest picture height in data-saver mode. */
const SAVING_HEIGHT = 240;

export interface LevelPlan {
  /** The fixed level; null for automatic. */
  fixed: number | null;
  /** The highest level for automatic quality; null for any. */
  cap: number | null;
}

/**
 * Maps the chosen quality to the levels of a stream: the name of a rendition (spec 3 §9: hd by default), `auto` or
 * `saver`. If the stream does not have the rendition, the quality is automatic.
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
