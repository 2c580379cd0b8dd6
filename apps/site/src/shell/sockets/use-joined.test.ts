import { valueStore } from '@footlight/room-widgets/stores';
// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { RoomSocketState } from './room-socket.ts';
import { useJoined } from './use-joined.ts';

it('[RT-02] reads at each join: at once, after a reconnect, and for another socket', () => {
  const read = vi.fn();
  const socket = { state: valueStore<RoomSocketState>('connecting') };
  const { rerender, unmount } = renderHook(({ of }) => useJoined(of, read), {
    initialProps: { of: socket as typeof socket | null },
  });
  expect(read).not.toHaveBeenCalled();
  act(() => socket.state.set('joined'));
  expect(read).toHaveBeenCalledTimes(1);
  act(() => socket.state.set('connecting'));
  act(() => socket.state.set('joined'));
  expect(read).toHaveBeenCalledTimes(2);
  rerender({ of: { state: valueStore<RoomSocketState>('joined') } });
  expect(read).toHaveBeenCalledTimes(3);
  rerender({ of: null });
  act(() => socket.state.set('connecting'));
  act(() => socket.state.set('joined'));
  expect(read).toHaveBeenCalledTimes(3);
  unmount();
});
