import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentUserKey } from '../../shell/api/keys.ts';
import {
  ScriptedSocket,
  scriptSockets,
  settle,
  unscriptSockets,
} from '../../shell/sockets/scripted-socket.ts';
import { createRealtime } from './realtime.ts';

beforeEach(scriptSockets);
afterEach(unscriptSockets);

const join = async () => {
  await settle();
  ScriptedSocket.last.open();
  ScriptedSocket.last.say('v3.authorize.success', { success: true, user: { username: 'ada' } });
};

it('[RT-03] reads the account again after a loss of the connection, and not at the first one', async () => {
  const mutate = vi.fn(async () => undefined);
  const realtime = createRealtime({
    api: vi.fn() as never,
    store: createStore(),
    mutate: mutate as never,
    currentUser: async () => ({ user: { node_token: 'token' } }) as never,
  });
  realtime.start();
  await join();
  expect(mutate).not.toHaveBeenCalled();
  ScriptedSocket.last.cut();
  await vi.advanceTimersByTimeAsync(300);
  expect(mutate).not.toHaveBeenCalled();
  await join();
  expect(mutate).toHaveBeenCalledExactlyOnceWith(currentUserKey);
  realtime.stop();
});
