// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openLiveSession } from './live-session.ts';
import type { PlayerReports, StreamPlayer } from './stream-player.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const setUp = () => {
  const video = document.createElement('video');
  Object.defineProperty(video, 'readyState', { value: HTMLMediaElement.HAVE_CURRENT_DATA });
  Object.defineProperty(video, 'paused', { value: false });
  const player = {
    segment: null,
    segmentLength: 2,
    latency: null,
    target: null,
    goLive: vi.fn(),
    reload: vi.fn(),
    recoverMedia: vi.fn(),
    setQuality: vi.fn(),
    destroy: vi.fn(),
  } satisfies StreamPlayer;
  const reports: PlayerReports[] = [];
  const play = vi.fn((_video: HTMLVideoElement, _address: string, _quality: string, next: PlayerReports) => {
    reports.push(next);
    return player;
  });
  const events = { onState: vi.fn(), onLevels: vi.fn(), onLevel: vi.fn(), onExpired: vi.fn() };
  const source = {
    key: 's',
    url: 'https://a.example/s/master.m3u8?token=old',
    alternates: ['https://b.example/s/master.m3u8?token=old'],
  };
  const session = openLiveSession(video, source, events, 'auto', play);
  const latest = () => reports.at(-1) as PlayerReports;
  return { video, player, play, events, source, session, latest };
};

it('asks for new addresses when the server refuses these, and reloads with them [ROOM-03]', () => {
  const { player, events, source, session, latest } = setUp();
  vi.advanceTimersByTime(500);
  latest().onFault('token');
  vi.advanceTimersByTime(500);
  expect(events.onExpired).toHaveBeenCalledOnce();
  expect(player.reload).not.toHaveBeenCalled();
  session.renew({ ...source, url: 'https://a.example/s/master.m3u8?token=new', alternates: [] });
  expect(player.reload).toHaveBeenCalledOnce();
  expect(latest().route('https://a.example/s/1.ts?token=old')).toBe('https://a.example/s/1.ts?token=new');
  session.detach();
});

it('goes to the other server when requests fail, and to a new player in the end [ROOM-03]', () => {
  const { player, play, session, latest } = setUp();
  expect(latest().route('https://a.example/s/1.ts')).toBe('https://a.example/s/1.ts?token=old');
  vi.advanceTimersByTime(1_000);
  latest().onFault('network');
  vi.advanceTimersByTime(500);
  expect(player.reload).toHaveBeenCalledOnce();
  expect(latest().route('https://a.example/s/1.ts')).toBe('https://b.example/s/1.ts?token=old');
  vi.advanceTimersByTime(30_000);
  expect(play.mock.calls.length).toBeGreaterThan(1);
  session.detach();
  const calls = play.mock.calls.length;
  vi.advanceTimersByTime(30_000);
  expect(play).toHaveBeenCalledTimes(calls);
  expect(player.destroy).toHaveBeenCalledTimes(calls);
});
