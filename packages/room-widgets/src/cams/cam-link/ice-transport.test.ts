import { expect, it } from 'vitest';
import { transportOf } from './ice-transport.ts';

it('[CAM-01] goes over the operator’s relay where there is one', () => {
  expect(transportOf([])).toBe('all');
  expect(transportOf([{ urls: ['stun:a.example'] }])).toBe('all');
  expect(transportOf([{ urls: ['stun:a.example'] }, { urls: ['turns:b.example'] }])).toBe('relay');
  expect(transportOf([{ urls: 'turn:b.example?transport=udp' }])).toBe('relay');
});
