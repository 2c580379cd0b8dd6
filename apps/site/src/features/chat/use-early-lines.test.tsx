// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useEarlyLines } from './use-early-lines.ts';

const lines = (of: ReturnType<typeof useEarlyLines>) => of.log.pendingOwn().map(({ message }) => message);

describe('[ROOM-04] lines sent before the room’s socket has loaded', () => {
  it('wait for it, are shown meanwhile, and are sent once', () => {
    const said: string[] = [];
    const say = (text: string) => void said.push(text);
    const { result, rerender } = renderHook(({ isReady }) => useEarlyLines('luna', isReady ? say : null), {
      initialProps: { isReady: false },
    });
    act(() => {
      result.current.add('first', 'ada');
      result.current.add('second', 'ada');
    });
    expect(lines(result.current)).toEqual(['first', 'second']);
    expect(said).toEqual([]);
    rerender({ isReady: true });
    expect(said).toEqual(['first', 'second']);
    expect(lines(result.current)).toEqual([]);
    rerender({ isReady: false });
    rerender({ isReady: true });
    expect(said).toEqual(['first', 'second']);
  });

  it('are never said in another room', () => {
    const said: string[] = [];
    const { result, rerender } = renderHook(
      ({ room, isReady }) => useEarlyLines(room, isReady ? (text) => said.push(`${room}: ${text}`) : null),
      { initialProps: { room: 'luna ada', isReady: false } },
    );
    act(() => result.current.add('only for you', 'ada'));
    rerender({ room: 'luna ', isReady: false });
    rerender({ room: 'luna ', isReady: true });
    expect(said).toEqual([]);
  });
});
