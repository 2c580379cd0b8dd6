import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlayerLevel } from '../video-player/player-engine.ts';
import { edgeOf, onEdge } from './edges.ts';
import { freshLatency, type LatencyInput, latencyStep, MAX_RATE } from './latency.ts';
import { levelPlan } from './level-plan.ts';
import { type Fault, freshRepair, type Observation, type RepairAction, repairStep } from './repair.ts';

const near: LatencyInput = {
  now: 0,
  latency: 4,
  target: 4,
  buffered: 4,
  isPlaying: true,
  hasStopped: false,
  isBack: false,
};

describe('latencyStep [ROOM-03]', () => {
  /** Half-second steps of a player on an ideal connection; the controller sets its rate. */
  const run = (latency: number, seconds: number) => {
    let state = freshLatency;
    const rates: number[] = [];
    let late = latency;
    for (let step = 0; step < seconds * 2; step += 1) {
      const next = latencyStep(state, { ...near, now: step * 500, latency: late });
      state = next.state;
      rates.push(next.rate);
      late = next.jumps ? near.target : late - (next.rate - 1) * 0.5;
    }
    return { late, rates };
  };

  it('given a late picture, brings it back without a jump, and hurries once, not again and again', () => {
    const { late, rates } = run(9, 240);
    expect(late - near.target).toBeLessThanOrEqual(0.31);
    const begins = rates.filter((rate, at) => rate > 1 && (rates[at - 1] ?? 1) === 1);
    expect(begins).toHaveLength(1);
  });

  it('given a little lateness, leaves the speed alone', () => {
    expect(run(5.4, 60).rates.every((rate) => rate === 1)).toBe(true);
  });

  it('jumps when very late, and sooner after a hidden tab', () => {
    expect(latencyStep(freshLatency, { ...near, latency: 12.5 }).jumps).toBe(true);
    expect(latencyStep(freshLatency, { ...near, latency: 7 }).jumps).toBe(false);
    expect(latencyStep(freshLatency, { ...near, latency: 7, isBack: true }).jumps).toBe(true);
  });

  it('given two stops in a minute, rests for a minute', () => {
    let { state } = latencyStep(freshLatency, { ...near, hasStopped: true });
    ({ state } = latencyStep(state, { ...near, now: 20_000, hasStopped: true }));
    expect(latencyStep(state, { ...near, now: 60_000, latency: 9 }).rate).toBe(1);
    expect(latencyStep(state, { ...near, now: 81_000, latency: 9 }).rate).toBeGreaterThan(1);
  });

  it('given anything, stays between normal speed and the fastest allowed', () => {
    const input = fc.record({
      now: fc.nat(1e9),
      latency: fc.double(),
      target: fc.double(),
      buffered: fc.double(),
      isPlaying: fc.boolean(),
      hasStopped: fc.boolean(),
      isBack: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(input, { maxLength: 30 }), (inputs) => {
        let state = freshLatency;
        for (const one of inputs.sort((a, b) => a.now - b.now)) {
          const step = latencyStep(state, one);
          expect(step.rate).toBeGreaterThanOrEqual(1);
          expect(step.rate).toBeLessThanOrEqual(MAX_RATE);
          if (!one.isPlaying) expect([step.rate, step.jumps]).toEqual([1, false]);
          if (step.jumps) expect(step.rate).toBe(1);
          expect(step.state.stops.length).toBeLessThanOrEqual(2);
          state = step.state;
        }
      }),
    );
  });
});

describe('repairStep [ROOM-03]', () => {
  const still: Observation = {
    now: 0,
    time: 10,
    isPaused: false,
    hasPicture: true,
    segment: 5,
    segmentLength: 2,
    fault: null,
  };
  /** Checks twice a second; `at` returns the observation at a time in milliseconds. */
  const watch = (milliseconds: number, at: (now: number) => Partial<Observation>) => {
    let state = freshRepair(0);
    const done: { now: number; action: RepairAction }[] = [];
    const words: string[] = [];
    for (let now = 0; now <= milliseconds; now += 500) {
      const step = repairStep(state, { ...still, now, segment: Math.floor(now / 2_000), ...at(now) });
      state = step.state;
      if (step.action) done.push({ now, action: step.action });
      words.push(state.word);
    }
    return { state, done, words };
  };
  const moving = (now: number) => ({ time: now / 1_000 + 1 });

  it('leaves a picture alone that moves, and one that is paused', () => {
    expect(watch(60_000, moving)).toMatchObject({ done: [], state: { word: 'playing' } });
    expect(watch(60_000, () => ({ isPaused: true, fault: 'network', segment: 3 })).done).toEqual([]);
  });

  it('given a stop without a reason, goes from the gentlest means to the strongest, and says so in the end', () => {
    const { done, words } = watch(40_000, (now) => (now < 5_000 ? moving(now) : { time: 6 }));
    expect(done.map(({ action }) => action).slice(0, 3)).toEqual(['live', 'switch', 'rebuild']);
    expect(words.filter((word, at) => word !== words[at - 1])).toEqual(['playing', 'stalled', 'failed']);
    for (const [index, { now }] of done.entries()) {
      expect(now - (done[index - 1]?.now ?? 5_000)).toBeLessThanOrEqual(3_500);
    }
  });

  it('given a playlist that stands still, asks another edge before the picture runs dry', () => {
    const { done } = watch(12_000, (now) => ({
      ...moving(now),
      segment: Math.min(2, Math.floor(now / 2_000)),
    }));
    expect(done[0]?.action).toBe('switch');
  });

  it('given a playlist that stands still for long, says so although old pictures move, until it goes on', () => {
    const thawed = 40_000;
    const { words, done } = watch(60_000, (now) => ({
      ...moving(now),
      segment: now < thawed ? Math.min(2, Math.floor(now / 2_000)) : Math.floor(now / 2_000),
    }));
    expect(words[30_000 / 500]).toBe('failed');
    expect(done.every(({ action }) => action === 'switch')).toBe(true);
    expect(words[(thawed + 10_000) / 500]).toBe('playing');
  });

  it('given an expired token, asks for another one, at once and not in a storm', () => {
    const { done } = watch(10_000, (now) => ({ ...moving(now), fault: now === 4_000 ? 'token' : null }));
    expect(done).toEqual([{ now: 4_000, action: 'renew' }]);
    expect(watch(10_000, () => ({ time: 1, fault: 'token' })).done.length).toBeLessThanOrEqual(11);
  });

  it('given an origin that is starting, keeps its patience for a minute', () => {
    const { words } = watch(70_000, () => ({ time: 0, hasPicture: false, segment: null, fault: 'starting' }));
    expect(words[40_000 / 500]).toBe('loading');
    expect(words.at(-1)).toBe('failed');
  });

  it('given a sleep, blames nobody', () => {
    let { state } = watch(5_000, moving);
    const step = repairStep(state, { ...still, now: 3_600_000, segment: 1, time: 6 });
    expect(step.action).toBeNull();
    ({ state } = step);
    expect(state.word).toBe('playing');
  });

  it('given any faults, tries again within four seconds for as long as it stands, and takes it back when it moves', () => {
    const fault = fc.option(fc.constantFrom<Fault>('network', 'media', 'token', 'starting'));
    fc.assert(
      fc.property(fc.array(fault, { minLength: 40, maxLength: 160 }), fc.boolean(), (faults, hasPlayed) => {
        let state = { ...freshRepair(0), hasPlayed };
        // The first picture has eight seconds, also after a fault in them.
        let lastTry = hasPlayed ? 0 : 5_000;
        faults.forEach((one, index) => {
          const now = index * 500;
          const step = repairStep(state, {
            ...still,
            now,
            time: 0,
            segment: Math.floor(now / 2_000),
            fault: one,
            hasPicture: false,
          });
          state = step.state;
          if (step.action) lastTry = Math.max(lastTry, now);
          else expect(now - lastTry).toBeLessThanOrEqual(4_000);
          if (now >= 61_000) expect(state.word).toBe('failed');
        });
        const now = faults.length * 500;
        const back = repairStep(state, { ...still, now, time: 1, segment: Math.floor(now / 2_000) });
        expect(back.state.word).toBe('playing');
      }),
    );
  });
});

describe('edges [ROOM-03]', () => {
  const page = 'http://localhost:4000/de/luna';
  const edges = [
    '/live/s_luna/master.m3u8?token=new',
    'https://b.example/x/live/s_luna/master.m3u8?token=other',
  ].map((one) => edgeOf(one, page));
  const [own, other] = edges as [(typeof edges)[0], (typeof edges)[0]];

  it('moves what belongs to the stream to another edge and under the newest token', () => {
    const old = 'http://localhost:4000/live/segment/s_luna/hd/7.ts?token=old';
    expect(onEdge(old, edges, other, page)).toBe(
      'https://b.example/x/live/segment/s_luna/hd/7.ts?token=other',
    );
    expect(onEdge(old, edges, own, page)).toBe('http://localhost:4000/live/segment/s_luna/hd/7.ts?token=new');
    expect(onEdge('https://cdn.example/7.ts', edges, other, page)).toBe('https://cdn.example/7.ts');
    expect(onEdge('http://localhost:4000/lively/7.ts', edges, other, page)).toBe(
      'http://localhost:4000/lively/7.ts',
    );
  });

  it('comes back to where it was, whatever the way', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9/_-]{1,40}$/), (path) => {
        const start = `${own.prefix}/${path}?token=new`;
        const there = onEdge(start, edges, other, page);
        expect(onEdge(there, edges, own, page)).toBe(new URL(start).href);
      }),
    );
  });
});

describe('levelPlan [ROOM-03]', () => {
  const levels: PlayerLevel[] = [
    { id: 0, height: 144, name: 'min' },
    { id: 1, height: 240, name: 'low' },
    { id: 2, height: 360, name: 'sd' },
    { id: 3, height: 540, name: 'hd' },
  ];

  it.each([
    ['hd', { fixed: 3, cap: null }],
    ['min', { fixed: 0, cap: null }],
    ['auto', { fixed: null, cap: null }],
    ['4k', { fixed: null, cap: null }],
    ['saver', { fixed: null, cap: 1 }],
  ])('%s', (quality, plan) => {
    expect(levelPlan(levels, quality)).toEqual(plan);
  });

  it('saves data also where all pictures are large, and where there are none', () => {
    expect(
      levelPlan(
        [
          { id: 0, height: 1080 },
          { id: 1, height: 720 },
        ],
        'saver',
      ).cap,
    ).toBe(1);
    expect(levelPlan([], 'saver')).toEqual({ fixed: null, cap: null });
  });
});
