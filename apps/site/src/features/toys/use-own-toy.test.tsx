// @vitest-environment happy-dom

import { valueStore } from '@footlight/room-widgets/stores';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { RoomSocket } from '../../shell/sockets/room-socket.ts';
import { useOwnToy } from './use-own-toy.ts';

// The frame's page is not needed: the test takes its place.
beforeAll(() => void vi.spyOn(HTMLIFrameElement.prototype, 'src', 'set').mockReturnValue(undefined));
afterAll(() => void vi.restoreAllMocks());
afterEach(cleanup);

/** The page's side of the frame: what it is sent goes to the given port. */
const frameOf = async (): Promise<MessagePort> => {
  const frame = document.querySelector('iframe') as HTMLIFrameElement;
  const sent = new Promise<MessagePort>((resolve) => {
    Object.defineProperty(frame, 'contentWindow', {
      value: { postMessage: (_: string, __: string, [port]: MessagePort[]) => resolve(port as MessagePort) },
    });
  });
  frame.dispatchEvent(new Event('load'));
  return sent;
};

it('[TOY-01] until the vendor’s program answers, the room is not told that there is no toy', async () => {
  const send = vi.fn();
  const socket = { send, state: valueStore('joined') } as unknown as RoomSocket;
  const { result } = renderHook(() => useOwnToy(socket));
  act(() => result.current.connect('lovense', { domain: '127-0-0-1.lovense.club', port: 30_010 }));
  expect(result.current.view?.state).toBe('connecting');
  expect(send).not.toHaveBeenCalled();
  const frame = await frameOf();
  frame.postMessage({ type: 'toys', toys: [{ id: 'a', name: 'One', isConnected: true }] });
  await waitFor(() => expect(send).toHaveBeenCalledWith('v3.lovense.heartbeat', { toys: 1 }));
  frame.postMessage({ type: 'silent' });
  await waitFor(() => expect(send).toHaveBeenLastCalledWith('v3.lovense.heartbeat', { toys: 0 }));
});
