import { CAM_CONSTRAINTS, mayShareCam } from '@footlight/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CamState, type CamStep, camStep, IDLE, shareIdOf } from './cam-machine.ts';
import { problemOf } from './camera.ts';

const id = fc.constantFrom('share-one', 'share-two');
const step: fc.Arbitrary<CamStep> = fc.oneof(
  fc.record({ type: fc.constant('ask' as const), shareId: id }),
  fc.record({ type: fc.constant('accept' as const), shareId: id, withCamera: fc.boolean() }),
  fc.record({ type: fc.constant('failed' as const), problem: fc.constantFrom('denied', 'device_lost') }),
  fc.record({ type: fc.constantFrom('accepted' as const, 'declined' as const), shareId: id }),
  fc.constantFrom<CamStep[]>(
    { type: 'opened' },
    { type: 'connected' },
    { type: 'reset' },
    { type: 'lost' },
    { type: 'no_answer' },
    { type: 'stop' },
  ),
  fc.record({
    type: fc.constant('over' as const),
    shareId: id,
    reason: fc.constantFrom('stopped', 'no_answer', 'lost', 'refused'),
  }),
) as fc.Arbitrary<CamStep>;

const run = (...steps: CamStep[]): CamState => steps.reduce(camStep, IDLE);
const asked: CamStep[] = [{ type: 'ask', shareId: 'share-one' }, { type: 'opened' }];

describe('[CAM-01] one sharing of cameras', () => {
  it('goes from the request over the answer to the picture, and ends', () => {
    expect(run(...asked).name).toBe('requesting');
    const ready = run(...asked, { type: 'accepted', shareId: 'share-one' });
    expect(ready.name).toBe('ready');
    const connected = camStep(ready, { type: 'connected' });
    expect(connected.name).toBe('connected');
    expect(camStep(connected, { type: 'over', shareId: 'share-one', reason: 'stopped' })).toEqual({
      name: 'ended',
      end: 'left',
    });
    expect(run(...asked, { type: 'declined', shareId: 'share-one' })).toEqual({
      name: 'ended',
      end: 'declined',
    });
    expect(camStep(ready, { type: 'lost' })).toEqual({ name: 'failed', problem: 'connection' });
  });

  it('whatever comes in whatever order: no picture without an answer, nothing of another sharing, and no way out of an end but a new one', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let state: CamState = IDLE;
        let isAnswered = false;
        for (const next of steps) {
          const before = state;
          state = camStep(before, next);
          if (state === before) continue;
          if (shareIdOf(before) === null) {
            expect(['ask', 'accept', 'reset']).toContain(next.type);
            isAnswered = next.type === 'accept';
          } else if ('shareId' in next) expect(next.shareId).toBe(shareIdOf(before));
          if (next.type === 'accepted') isAnswered = true;
          if (state.name === 'connected') expect(isAnswered).toBe(true);
          if (shareIdOf(before) !== null && shareIdOf(state) !== null)
            expect(shareIdOf(state)).toBe(shareIdOf(before));
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('asks for 320x240 to 640x480 at 10 to 30 pictures a second', () => {
    expect(CAM_CONSTRAINTS).toMatchObject({
      width: { min: 320, max: 640 },
      height: { min: 240, max: 480 },
      frameRate: { min: 10, max: 30 },
    });
  });

  it('tells apart why a camera does not open', () => {
    const named = (name: string) => problemOf(Object.assign(new Error('no'), { name }));
    const names = ['NotAllowedError', 'NotFoundError', 'NotReadableError', 'OverconstrainedError', 'Error'];
    expect(names.map(named)).toEqual(['denied', 'missing', 'busy', 'unsuitable', 'unsupported']);
  });

  it('may be offered in one’s own private, or where the room has switched it on; never by guests, the silenced or to oneself', () => {
    const flag = fc.boolean();
    const place = fc.record({
      isLoggedIn: flag,
      isStreamer: flag,
      isSilenced: flag,
      isOwnPrivate: flag,
      isSharecamOn: flag,
      status: fc.constantFrom('online', 'private', 'offline', 'limited'),
    });
    fc.assert(
      fc.property(place, (one) => {
        const may = mayShareCam({ ...one, status: one.status as 'online' });
        if (!one.isLoggedIn || one.isStreamer || one.isSilenced) expect(may).toBe(false);
        else if (one.isOwnPrivate) expect(may).toBe(true);
        else expect(may).toBe(one.isSharecamOn && one.status === 'online');
      }),
    );
  });
});
