// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createShareCam } from './share-cam.ts';

const none = () => [];
const camera = { getTracks: none, getVideoTracks: none, getAudioTracks: none };
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: async () => camera } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const sideOf = (side: 'viewer' | 'broadcaster') => {
  const sent: { name: string; shareId: string }[] = [];
  const send = (name: string, payload: object) => {
    sent.push({ name, shareId: 'share_id' in payload ? String(payload.share_id) : '' });
    return true;
  };
  const cam = createShareCam({ side, broadcaster: 'vera', send, iceServers: async () => [] });
  return { cam, sent };
};

test('[CAM-01] an offer that the broadcaster’s page did not hear is sent again, until it is answered', async () => {
  const { cam, sent } = sideOf('viewer');
  cam.ask();
  await vi.advanceTimersByTimeAsync(25_000);
  const offers = () => sent.filter(({ name }) => name === 'v3.sharecam.request');
  expect(offers()).toHaveLength(3);
  const [share_id = '', ...others] = new Set(offers().map(({ shareId }) => shareId));
  expect(others).toEqual([]);
  cam.receive({ name: 'v3.sharecam.declined', payload: { share_id, with: 'vera' } });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(offers()).toHaveLength(3);
  cam.close();
});

test('[CAM-01] an offer that crosses its answer is not shown again', async () => {
  const { cam } = sideOf('broadcaster');
  const offer = () => cam.receive({ name: 'v3.sharecam.request', payload: { share_id: 'one', with: 'ada' } });
  const asks = () => cam.view.getSnapshot().asks;
  offer();
  offer();
  expect(asks()).toEqual([{ shareId: 'one', username: 'ada' }]);
  cam.decline({ shareId: 'one', username: 'ada' });
  offer();
  expect(asks()).toEqual([]);
  cam.close();
});
