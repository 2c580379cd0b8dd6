import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ScriptedSocket, scriptSockets, unscriptSockets } from './scripted-socket.ts';
import { openWireSocket } from './wire-socket.ts';

beforeEach(scriptSockets);
afterEach(unscriptSockets);

it('[RT-02] given up while it connects, a socket is closed as it opens, and nobody hears of it again', () => {
  const told = { onOpen: vi.fn(), onClose: vi.fn(), onEvent: vi.fn(), onProblem: vi.fn() };
  const wire = openWireSocket({ url: 'wss://footlight.test/chat/room', ...told });
  wire.close();
  // Closing it now would make browsers log a warning.
  expect(ScriptedSocket.last.readyState).toBe(ScriptedSocket.CONNECTING);
  expect(told.onClose).toHaveBeenCalledTimes(1);
  ScriptedSocket.last.open();
  expect(ScriptedSocket.last.readyState).toBe(ScriptedSocket.CLOSED);
  ScriptedSocket.last.cut();
  expect([told.onOpen, told.onClose].map((spy) => spy.mock.calls.length)).toEqual([0, 1]);
});
