import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHAT_STATUSES } from '../room/room-status.ts';
import {
  afterChoice,
  afterPress,
  newerPlayback,
  noVideo,
  privateButton,
  WATCH_IN_STEP_MS,
  WATCH_JUMP_MS,
  WATCH_RATE_CHANGE,
  WATCH_SIDES,
  watchCorrection,
  watchPosition,
} from './watch-together.ts';

const moment = fc.integer({ min: 0, max: 2_000_000_000_000 });
const duration = fc.integer({ min: 1_000, max: 3_600_000 });
const side = fc.constantFrom(...WATCH_SIDES);
const press = fc.record({
  is_playing: fc.boolean(),
  position_ms: fc.integer({ min: -10_000, max: 4_000_000 }),
});

describe('[PRIV-02] the state of a video that two people watch', () => {
  it('stays within the video and goes on only while it plays', () => {
    fc.assert(
      fc.property(moment, duration, press, side, fc.nat(10_000_000), (at, durationMs, pressed, by, later) => {
        const open = afterChoice(noVideo(at), 7, 'broadcaster', at);
        const state = afterPress(open, pressed, by, { now: at, durationMs });
        const then = watchPosition(state, at + later, durationMs);
        expect(then).toBeGreaterThanOrEqual(0);
        expect(then).toBeLessThanOrEqual(durationMs);
        const wanted = state.is_playing ? Math.min(durationMs, state.position_ms + later) : state.position_ms;
        expect(then).toBe(wanted);
        // A clock that is behind does not turn the video back.
        expect(watchPosition(state, at - later, durationMs)).toBe(state.position_ms);
      }),
    );
  });

  it('names what was done: opened, paused, moved, played, closed', () => {
    const now = { now: 5, durationMs: 60_000 };
    const open = afterChoice(noVideo(1), 7, 'broadcaster', 1);
    expect(open).toMatchObject({ media_id: 7, version: 1, is_playing: true, act: 'chosen' });
    const paused = afterPress(open, { is_playing: false, position_ms: 900 }, 'viewer', now);
    expect(paused).toMatchObject({ version: 2, act: 'paused', by: 'viewer', position_ms: 900, at: 5 });
    const moved = afterPress(paused, { is_playing: false, position_ms: 30_000 }, 'broadcaster', now);
    expect(moved).toMatchObject({ act: 'moved', by: 'broadcaster' });
    expect(afterPress(moved, { is_playing: true, position_ms: 0 }, 'viewer', now).act).toBe('played');
    expect(afterChoice(moved, null, 'broadcaster', 9)).toMatchObject({
      media_id: null,
      version: 4,
      is_playing: false,
      act: 'closed',
    });
  });

  it('both end at the same state, in whatever order the presses arrive', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(press, side), { minLength: 1, maxLength: 12 }),
        fc.nat(),
        (presses, seed) => {
          let state = { show_id: 3, ...afterChoice(noVideo(0), 7, 'broadcaster', 0) };
          const states = [state];
          for (const [index, [pressed, by]] of presses.entries()) {
            state = { show_id: 3, ...afterPress(state, pressed, by, { now: index, durationMs: 60_000 }) };
            states.push(state);
          }
          const order = states
            .map((one, index) => ({ one, place: (index * 7919 + seed) % (states.length + 3) }))
            .sort((a, b) => a.place - b.place);
          const seen = order.reduce((known, { one }) => newerPlayback(known, one), states[0] ?? state);
          expect(seen).toEqual(state);
        },
      ),
    );
  });

  it('a state of an earlier show never replaces one of a later show', () => {
    const late = { show_id: 3, version: 9 };
    const next = { show_id: 4, version: 1 };
    expect(newerPlayback(late, next)).toBe(next);
    expect(newerPlayback(next, late)).toBe(next);
  });
});

describe('[PRIV-02] coming into step', () => {
  it('leaves small drifts alone, changes the speed a little for larger ones, and jumps only above a second', () => {
    fc.assert(
      fc.property(fc.double({ min: -5_000, max: 5_000, noNaN: true }), (drift) => {
        const step = watchCorrection({ isPlaying: true, drift, rate: 1 });
        if (Math.abs(drift) > WATCH_JUMP_MS) expect(step.kind).toBe('seek');
        else if (Math.abs(drift) < WATCH_IN_STEP_MS) expect(step).toEqual({ kind: 'rate', rate: 1 });
        else {
          if (step.kind !== 'rate') throw new Error('jumps');
          expect(Math.abs(step.rate - 1)).toBeGreaterThan(0);
          expect(Math.abs(step.rate - 1)).toBeLessThanOrEqual(WATCH_RATE_CHANGE + 1e-9);
          // The one who is ahead slows down.
          expect(step.rate < 1).toBe(drift > 0);
        }
      }),
    );
  });

  it('a paused player goes to the exact position', () => {
    expect(watchCorrection({ isPlaying: false, drift: 300, rate: 1 })).toEqual({ kind: 'seek' });
    expect(watchCorrection({ isPlaying: false, drift: 20, rate: 1.05 })).toEqual({ kind: 'rate', rate: 1 });
  });

  it('any drift below a second is gone within 25 s without a jump, never grows, and stays gone', () => {
    fc.assert(
      fc.property(fc.double({ min: -WATCH_JUMP_MS, max: WATCH_JUMP_MS, noNaN: true }), (start) => {
        const every = 250;
        let drift = start;
        let rate = 1;
        let settledAt: number | null = null;
        for (let ms = 0; ms < 60_000; ms += every) {
          const step = watchCorrection({ isPlaying: true, drift, rate });
          if (step.kind === 'seek') throw new Error(`jumps at ${drift}`);
          rate = step.rate;
          const next = drift + (rate - 1) * every;
          expect(Math.abs(next)).toBeLessThanOrEqual(Math.abs(drift) + 1e-9);
          drift = next;
          if (rate === 1) settledAt ??= ms;
          if (settledAt !== null) expect(rate).toBe(1);
        }
        expect(settledAt ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(25_000);
        expect(Math.abs(drift)).toBeLessThan(WATCH_IN_STEP_MS);
      }),
    );
  });
});

describe('[PRIV-02] [3§4] the private-request button', () => {
  const open = {
    status: 'online',
    watchTogetherId: null,
    isVersus: false,
    isWatchTogetherEnabled: true,
  } as const;

  it('opens watching together where the room offers it, or else the request', () => {
    expect(privateButton(open)).toBe('watch_together');
    expect(privateButton({ ...open, isWatchTogetherEnabled: false })).toBe('request');
    expect(privateButton({ ...open, status: 'private' })).toBe('watch_together');
  });

  it.each(CHAT_STATUSES)('turns watching together off as specified in the status %s', (status) => {
    const isOff = ['limited', 'offline', 'connected'].includes(status);
    expect(privateButton({ ...open, status }) === 'off').toBe(isOff);
    expect(privateButton({ ...open, status, watchTogetherId: 5 }) === 'off').toBe(
      isOff || status === 'private',
    );
    expect(privateButton({ ...open, status, isVersus: true })).toBe('off');
  });
});
