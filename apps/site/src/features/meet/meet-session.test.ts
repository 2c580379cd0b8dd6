import { MEET, type MeetState } from '@footlight/contract';
import type { CamPeer } from '@footlight/room-widgets/cams';
import { expect, it, vi } from 'vitest';
import { createMeetSession } from './meet-session.ts';

const track = { addEventListener: vi.fn(), stop: vi.fn() };
const camera = { getTracks: () => [track], getVideoTracks: () => [track] } as unknown as MediaStream;
const waiting = { stage: 'waiting', seat: null, match: null, streamOut: null, ended: null };
const running = {
  ...waiting,
  stage: 'running',
  match: { meet_id: 1, is_polite: true, partner: { username: 'other' } },
  streamOut: { c2cServer: [], videoPlayToken: 'token' },
};

/** A session in a running meeting, whose calls answer when the test says so. */
const meeting = async () => {
  vi.useFakeTimers();
  const answers: ((state: object) => void)[] = [];
  const call = () => vi.fn(() => new Promise<MeetState>((resolve) => answers.push(resolve as never)));
  const calls = { next: call(), accept: call(), stop: call(), report: call(), update: call() };
  const link = { addStream: vi.fn(), take: vi.fn(), mute: vi.fn(), close: vi.fn() };
  let lose = () => {};
  const session = createMeetSession({
    product: 'random',
    calls,
    sendSignal: () => true,
    openCamera: async () => camera,
    createPeer: (options: ConstructorParameters<typeof CamPeer>[0]) => {
      lose = options.onLost;
      return link;
    },
  });
  const answer = async (state: object) => {
    answers.shift()?.(state);
    await vi.advanceTimersByTimeAsync(0);
  };
  session.next([]);
  await vi.advanceTimersByTimeAsync(0);
  await answer(running);
  return { session, calls, link, answer, lose: () => lose() };
};

it.each(['next', 'stop'] as const)(
  '[DATE-02] %s ends the picture at once, and the connection only after the platform has answered',
  async (act) => {
    const { session, calls, link, answer, lose } = await meeting();
    if (act === 'next') session.next([]);
    else session.stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(link.mute).toHaveBeenCalledOnce();
    expect(link.close).not.toHaveBeenCalled();
    expect(track.stop.mock.calls.length > 0).toBe(act === 'stop');
    // Nothing that reports a lost connection overtakes the call.
    lose();
    await vi.advanceTimersByTimeAsync(2 * MEET.beatMs);
    expect(calls.update).not.toHaveBeenCalled();
    await answer(act === 'next' ? waiting : { ...waiting, stage: 'idle' });
    expect(link.close).toHaveBeenCalledOnce();
    session.close();
    vi.useRealTimers();
    track.stop.mockClear();
  },
);
