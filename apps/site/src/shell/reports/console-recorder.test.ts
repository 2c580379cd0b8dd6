import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ConsoleLine, recordConsole } from './console-recorder.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const fakeConsole = () =>
  ({ debug: vi.fn(), log: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }) as unknown as Console;

it('[SHELL-25] sends the console every five seconds, the last 50 lines, and the rest at the end', () => {
  const target = fakeConsole();
  const warn = target.warn;
  const sent: ConsoleLine[][] = [];
  const stop = recordConsole((lines) => sent.push(lines), target);
  for (let line = 1; line <= 60; line += 1) target.warn(`line ${line}`);
  vi.advanceTimersByTime(4_999);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent[0]).toHaveLength(50);
  expect(sent[0]?.[0]).toMatchObject({ level: 'warn', message: 'line 11' });
  vi.advanceTimersByTime(5_000);
  expect(sent).toHaveLength(1);
  target.error('last');
  stop();
  expect(sent[1]?.[0]).toMatchObject({ level: 'error', message: 'last' });
  expect(target.warn).toBe(warn);
  expect(warn).toHaveBeenCalledTimes(60);
});

it('[SHELL-25] keeps no addresses of people, no queries and no objects', () => {
  const target = fakeConsole();
  const sent: ConsoleLine[][] = [];
  const stop = recordConsole((lines) => sent.push(lines), target);
  target.log('mail to ann@example.org failed:', { name: 'Ann' }, 'https://x.example/a?token=secret');
  stop();
  expect(sent[0]?.[0]?.message).toBe('mail to [email] failed: [object] https://x.example/a?…');
});

it('[SHELL-25] a second recorder records nothing twice', () => {
  const target = fakeConsole();
  const first: ConsoleLine[][] = [];
  const second: ConsoleLine[][] = [];
  const stops = [
    recordConsole((lines) => first.push(lines), target),
    recordConsole((lines) => second.push(lines), target),
  ];
  target.info('once');
  for (const stop of stops.reverse()) stop();
  expect([first.length, second.length]).toEqual([1, 0]);
});
