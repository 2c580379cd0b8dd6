import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FollowedState, type FollowedVideo, followWatch } from './follow-watch.ts';

/** A video element with time of its own: a jump needs `seekMs` to load, and it may be out of data. */
class FakeVideo extends EventTarget {
  duration = 120;
  paused = true;
  seeking = false;
  readyState = 4;
  playbackRate = 1;
  muted = false;
  seekMs = 300;
  refuses: 'nothing' | 'sound' | 'all' = 'nothing';
  isBuffered = false;
  jumps: number[] = [];
  rates = new Set<number>();
  private at = 0;

  get buffered() {
    return (
      this.isBuffered
        ? { length: 1, start: () => 0, end: () => 120 }
        : { length: 0, start: () => 0, end: () => 0 }
    ) as TimeRanges;
  }
  get ended() {
    return this.at >= this.duration;
  }
  get currentTime() {
    return this.at;
  }
  set currentTime(seconds: number) {
    this.jumps.push(seconds - this.at);
    this.at = seconds;
    this.seeking = true;
    setTimeout(() => {
      this.seeking = false;
      this.dispatchEvent(new Event('seeked'));
    }, this.seekMs);
  }
  async play() {
    if (this.refuses === 'all' || (this.refuses === 'sound' && !this.muted))
      throw Object.assign(new Error('refused'), { name: 'NotAllowedError' });
    this.paused = false;
  }
  pause() {
    this.paused = true;
  }
  /** Ten milliseconds pass. */
  tick() {
    if (this.paused || this.seeking || this.readyState < 3) return;
    this.rates.add(this.playbackRate);
    this.at = Math.min(this.duration, this.at + 0.01 * this.playbackRate);
  }
}

const START = 1_000_000;
let video: FakeVideo;
let state: FollowedState | null;
let ended: () => void;
let sync: () => void;
const told = { onHeldBack: vi.fn(), onBlocked: vi.fn(), onWaiting: vi.fn() };

const pass = async (ms: number, each: () => void = () => undefined) => {
  for (let left = ms; left > 0; left -= 10) {
    await vi.advanceTimersByTimeAsync(10);
    video.tick();
    each();
  }
};
const drift = () => {
  const shared = state?.is_playing ? Date.now() - (state?.at ?? 0) : 0;
  return video.currentTime * 1_000 - (state?.position_ms ?? 0) - shared;
};

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  vi.clearAllMocks();
  video = new FakeVideo();
  state = { is_playing: true, position_ms: 30_000, at: START };
  const following = followWatch(video as unknown as FollowedVideo, {
    state: () => state,
    now: Date.now,
    ...told,
  });
  ended = following.end;
  sync = following.sync;
});
afterEach(() => {
  ended();
  vi.useRealTimers();
});

describe('[PRIV-02] a video that follows the shared state', () => {
  it('starts in step, without a changed speed that one could hear, however long the jump takes', async () => {
    for (const seekMs of [20, 300, 900]) {
      video.seekMs = seekMs;
      state = { is_playing: true, position_ms: 50_000 + seekMs, at: Date.now() };
      await pass(4_000);
      expect(Math.abs(drift())).toBeLessThan(40);
    }
  });

  it('catches up after a stall by speed alone, and never drifts by 250 ms meanwhile', async () => {
    await pass(3_000);
    const before = video.jumps.length;
    video.readyState = 2;
    await pass(220);
    video.readyState = 4;
    await pass(14_000, () => expect(Math.abs(drift())).toBeLessThan(250));
    expect(video.jumps).toHaveLength(before);
    expect(Math.abs(drift())).toBeLessThan(40);
    expect(Math.max(...video.rates)).toBeLessThanOrEqual(1.05 + 1e-9);
    expect(video.playbackRate).toBe(1);
  });

  it('jumps once after a long stall, and says that it waits', async () => {
    await pass(3_000);
    const before = video.jumps.length;
    video.readyState = 2;
    await pass(2_500);
    expect(told.onWaiting).toHaveBeenLastCalledWith(true);
    video.readyState = 4;
    await pass(3_000);
    expect(told.onWaiting).toHaveBeenLastCalledWith(false);
    expect(video.jumps.length - before).toBe(1);
    expect(Math.abs(drift())).toBeLessThan(40);
  });

  it('pauses at the exact position and plays on from there', async () => {
    await pass(3_000);
    state = { is_playing: false, position_ms: 31_500, at: Date.now() };
    sync();
    await pass(1_000);
    expect(video.paused).toBe(true);
    expect(video.currentTime).toBeCloseTo(31.5, 3);
    state = { is_playing: true, position_ms: 31_500, at: Date.now() };
    sync();
    await pass(3_000);
    expect(Math.abs(drift())).toBeLessThan(40);
  });

  it('plays to its end, stays there, and begins again when it is moved', async () => {
    state = { is_playing: true, position_ms: 118_000, at: Date.now() };
    await pass(6_000);
    expect(video.ended).toBe(true);
    const jumps = video.jumps.length;
    await pass(2_000);
    expect(video.jumps).toHaveLength(jumps);
    state = { is_playing: true, position_ms: 0, at: Date.now() };
    sync();
    await pass(3_000);
    expect(Math.abs(drift())).toBeLessThan(40);
  });

  it('plays muted if the browser refuses sound, and asks for a click if it refuses all', async () => {
    video.refuses = 'sound';
    await pass(2_000);
    expect(told.onHeldBack).toHaveBeenCalledOnce();
    expect(video.muted).toBe(true);
    expect(video.paused).toBe(false);

    video.pause();
    video.refuses = 'all';
    await pass(1_000);
    expect(told.onBlocked).toHaveBeenLastCalledWith(true);
    video.refuses = 'nothing';
    sync();
    await pass(3_000);
    expect(told.onBlocked).toHaveBeenLastCalledWith(false);
    expect(Math.abs(drift())).toBeLessThan(40);
  });
});
