import { valueStore } from '@footlight/room-widgets/stores';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Lobby } from './lobby.ts';
import { openRoom, type RoomSocketState } from './room-socket.ts';
import { ScriptedSocket, scriptSockets, settle, unscriptSockets } from './scripted-socket.ts';

const AWAY = { connecting: false, connected: false, authorised: false, reconnecting: true };
const HERE = { connecting: false, connected: true, authorised: true, reconnecting: false };
const user = { username: 'ada' };
const line = (seq: number) => ({
  kind: 'message' as const,
  seq,
  at: seq,
  line_id: `l${seq}`,
  username: 'bob',
  message: `line ${seq}`,
});

const make = (name = 'luna') => {
  const flags = valueStore(HERE);
  const discover = vi.fn<Lobby['discover']>(async () => '/chat/room');
  const refused = vi.fn();
  const heard = vi.fn();
  const room = openRoom({
    room: name,
    lobby: { flags, discover, watch() {}, send: () => true, start() {}, stop() {}, restart() {} },
    token: async () => 'token',
    onEvent: heard,
    onRefused: refused,
    onProblem: () => undefined,
  });
  const states: RoomSocketState[] = [room.state.getSnapshot()];
  room.state.subscribe(() => states.push(room.state.getSnapshot()));
  return { room, flags, discover, refused, heard, states };
};
const join = async (messages: ReturnType<typeof line>[] = [], recovered = false) => {
  await settle();
  ScriptedSocket.last.open();
  ScriptedSocket.last.say('v3.authorize.success', { success: true, user, room: 'luna', epoch: 'e' });
  ScriptedSocket.last.say('v3.chat.history', {
    messages,
    epoch: 'e',
    seq: messages.at(-1)?.seq ?? 0,
    recovered,
  });
};

beforeEach(scriptSockets);
afterEach(unscriptSockets);

describe('[RT-03] room socket', () => {
  it('[PRIV-01] a private begins with a line that says so, once, also after a reconnect; a public room has none', async () => {
    const kinds = (room: ReturnType<typeof make>['room']) =>
      room.log.getSnapshot().lines.map(({ kind }) => kind);
    const { room } = make('private:luna:ada');
    await join([line(1)]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(kinds(room)).toEqual(['message', 'private']);
    ScriptedSocket.last.cut();
    await vi.advanceTimersByTimeAsync(60_000);
    await join([line(1), line(2)]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(kinds(room)).toEqual(['message', 'private', 'message']);
    room.close();
    const { room: open } = make();
    await join([line(1)]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(kinds(open)).toEqual(['message']);
  });

  it('tells what the room is at each coming in apart from what happens in it', async () => {
    const { room, heard } = make();
    const present = vi.fn();
    room.present.on(present);
    await join();
    ScriptedSocket.last.say('v3.chat.update', { status: 'limited' });
    expect(heard).not.toHaveBeenCalled();
    ScriptedSocket.last.say('v3.chat.update', { status: 'online' });
    expect(heard).toHaveBeenCalledOnce();
    ScriptedSocket.last.cut();
    await vi.advanceTimersByTimeAsync(60_000);
    await join();
    ScriptedSocket.last.say('v3.chat.update', { status: 'offline' });
    expect(present.mock.calls).toEqual([['limited'], ['offline']]);
    expect(heard).toHaveBeenCalledOnce();
  });

  it('goes from discovery over connecting and sent to joined, back to discovery, and to none', async () => {
    const { room, states } = make();
    await join();
    ScriptedSocket.last.cut();
    room.close();
    expect(states).toEqual(['discovery', 'connecting', 'sent', 'joined', 'discovery', 'none']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ScriptedSocket.opened).toHaveLength(1);
  });

  it('tries again after 1 s, or after 100 ms while the lobby is not authorised', async () => {
    const { flags, discover } = make();
    await join();
    ScriptedSocket.last.cut();
    await vi.advanceTimersByTimeAsync(999);
    expect(discover).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    expect(discover).toHaveBeenCalledTimes(2);
    await join();
    flags.set(AWAY);
    ScriptedSocket.last.cut();
    await vi.advanceTimersByTimeAsync(99);
    expect(discover).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(discover).toHaveBeenCalledTimes(3);
  });

  it('names the last line that it has, and asks again when one is missing', async () => {
    const { room } = make();
    await join([line(1), line(2)]);
    const first = ScriptedSocket.last;
    expect(first.sent[0]?.payload).not.toHaveProperty('seq');
    first.say('v3.chat.message', { ...line(4) });
    expect(room.state.getSnapshot()).toBe('discovery');
    await vi.advanceTimersByTimeAsync(1_000);
    await join([line(3), line(4)], true);
    expect(ScriptedSocket.last.sent[0]).toMatchObject({ payload: { room: 'luna', epoch: 'e', seq: 2 } });
    await vi.advanceTimersByTimeAsync(200);
    const lines = room.log.getSnapshot().lines;
    expect(lines.map((one) => one.kind)).toEqual(['message', 'message', 'message', 'message']);
  });

  it('sends a line again that was on its way when the network went, under the same id', async () => {
    const { room } = make();
    await join();
    room.say('hello', 'ada', 'en');
    const sent = ScriptedSocket.last.sent.at(-1)?.payload;
    expect(sent).toMatchObject({ message: 'hello', client_id: expect.any(String) });
    ScriptedSocket.last.cut();
    await vi.advanceTimersByTimeAsync(1_000);
    await join();
    expect(ScriptedSocket.last.sent.at(-1)?.payload).toMatchObject({
      message: 'hello',
      client_id: sent?.client_id,
    });
  });

  it('sends many waiting lines in their order and at the pace that the platform takes, and a new one after them', async () => {
    const { room } = make();
    await settle();
    for (let number = 1; number <= 8; number += 1) room.say(`line ${number}`, 'ada', 'en');
    await join();
    const sent = () =>
      ScriptedSocket.last.sent.filter(({ name }) => name === 'v3.chat.message').map(({ payload }) => payload);
    expect(sent()).toMatchObject([{ message: 'line 1', user_language: 'en' }]);
    room.say('line 9', 'ada', 'en');
    await vi.advanceTimersByTimeAsync(2_500);
    expect(sent()).toMatchObject([{ message: 'line 1' }, { message: 'line 2' }, { message: 'line 3' }]);
    await vi.advanceTimersByTimeAsync(7_000);
    expect(sent().map(({ message }) => message)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `line ${n}`));
    room.say('at once', 'ada', 'en');
    expect(sent().at(-1)).toMatchObject({ message: 'at once' });
  });

  it('stays away from a room that shows the door, and comes back to one that is only out of reach', async () => {
    const { room, refused } = make();
    await settle();
    ScriptedSocket.last.open();
    ScriptedSocket.last.say('v3.authorize.failed', { success: false, reason: 'unavailable' });
    await vi.advanceTimersByTimeAsync(1_000);
    await settle();
    expect(ScriptedSocket.opened).toHaveLength(2);
    ScriptedSocket.last.open();
    ScriptedSocket.last.say('v3.authorize.failed', { success: false, reason: 'banned' });
    expect(refused).toHaveBeenCalledWith('banned', undefined);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ScriptedSocket.opened).toHaveLength(2);
    expect(room.state.getSnapshot()).toBe('none');
  });
});
