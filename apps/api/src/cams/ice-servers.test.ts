import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { iceFrom, iceServersFor } from './ice-servers.ts';

const NOW = 1_800_000_000_000;

test('[CAM-01] TURN credentials are signed for one user and run out; STUN needs none', () => {
  const ice = iceFrom(
    'stun:a.example:3478, turn:a.example:3478?transport=udp,turns:a.example:5349',
    'secret',
  );
  expect(ice).toBeDefined();
  const [stun, turn, ...more] = iceServersFor(ice as NonNullable<typeof ice>, 7, NOW);
  expect(stun).toEqual({ urls: ['stun:a.example:3478'] });
  expect(turn?.urls).toEqual(['turn:a.example:3478?transport=udp', 'turns:a.example:5349']);
  expect(more).toEqual([]);
  const [until, user] = (turn?.username ?? '').split(':');
  expect(Number(until) * 1000).toBeGreaterThan(NOW);
  expect(user).toBe('7');
  expect(turn?.credential).toBe(createHmac('sha1', 'secret').update(`${until}:7`).digest('base64'));
});

test('[CAM-01] without servers there is nothing; what cannot be used is said at the start', () => {
  expect(iceFrom()).toBeUndefined();
  expect(() => iceFrom('http://a.example')).toThrow('not "http://a.example"');
  expect(() => iceFrom('turn:a.example:3478')).toThrow('belong together');
  expect(() => iceFrom('stun:a.example:3478', 'secret')).toThrow('belong together');
});
