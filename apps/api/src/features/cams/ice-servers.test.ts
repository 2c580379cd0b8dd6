import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { iceServersFor } from './ice-servers.ts';

const NOW = 1_800_000_000_000;

test('[CAM-01] TURN credentials are signed for one user and run out; STUN needs none', () => {
  const ice = {
    urls: ['stun:a.example:3478', 'turn:a.example:3478?transport=udp', 'turns:a.example:5349'],
    turnSecret: 'secret',
  };
  const [stun, turn, ...more] = iceServersFor(ice, 7, NOW);
  expect(stun).toEqual({ urls: ['stun:a.example:3478'] });
  expect(turn?.urls).toEqual(['turn:a.example:3478?transport=udp', 'turns:a.example:5349']);
  expect(more).toEqual([]);
  const [until, user] = (turn?.username ?? '').split(':');
  expect(Number(until) * 1000).toBeGreaterThan(NOW);
  expect(user).toBe('7');
  expect(turn?.credential).toBe(createHmac('sha1', 'secret').update(`${until}:7`).digest('base64'));
});
