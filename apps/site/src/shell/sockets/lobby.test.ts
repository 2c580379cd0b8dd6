import { SOCKET } from '@footlight/contract';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lobbyDelay } from './backoff.ts';
import { createLobby } from './lobby.ts';
import { ScriptedSocket, scriptSockets, settle, unscriptSockets } from './scripted-socket.ts';

const user = { username: 'ada' };
const make = (random = () => 0.5) => {
  const told = {
    events: [] as string[],
    problems: [] as unknown[],
    failures: vi.fn(),
    tokens: [] as boolean[],
  };
  const lobby = createLobby({
    path: '/chat/lobby',
    token: async (isStale) => {
      told.tokens.push(isStale);
      return 'token';
    },
    onEvent: ({ name }) => told.events.push(name),
    onProblem: (problem) => told.problems.push(problem),
    onFailure: told.failures,
    random,
  });
  return { lobby, told };
};
const join = async () => {
  await settle();
  ScriptedSocket.last.open();
  ScriptedSocket.last.say('v3.authorize.success', { success: true, user });
};

beforeEach(scriptSockets);
afterEach(unscriptSockets);

describe('[RT-02] lobby', () => {
  it('says by its flags how far it is: connecting, connected, authorised, reconnecting', async () => {
    const { lobby } = make();
    const flags = () => lobby.flags.getSnapshot();
    const off = { connecting: false, connected: false, authorised: false, reconnecting: false };
    expect(flags()).toEqual(off);
    lobby.start();
    expect(flags()).toEqual({ ...off, connecting: true });
    await settle();
    expect(ScriptedSocket.last.url).toBe('wss://footlight.test/chat/lobby');
    ScriptedSocket.last.open();
    expect(flags()).toEqual({ ...off, connected: true });
    expect(ScriptedSocket.last.sent[0]).toMatchObject({
      name: 'v3.authorize',
      payload: { token: 'token', version: 1 },
    });
    ScriptedSocket.last.say('v3.authorize.success', { success: true, user });
    expect(flags()).toEqual({ ...off, connected: true, authorised: true });
    ScriptedSocket.last.cut();
    expect(flags()).toEqual({ ...off, reconnecting: true });
    await vi.advanceTimersByTimeAsync(300);
    expect(flags()).toEqual({ ...off, connecting: true, reconnecting: true });
    await join();
    expect(flags()).toEqual({ ...off, connected: true, authorised: true });
    lobby.stop();
    expect(flags()).toEqual(off);
  });

  it('waits between 50 ms and a bound that doubles from 300 ms to 3 s, and 1.5 s after five minutes', () => {
    fc.assert(
      fc.property(
        fc.nat(60),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.nat(299_999),
        (attempt, random, away) => {
          const wait = lobbyDelay(attempt, away, () => random);
          expect(wait).toBeGreaterThanOrEqual(50);
          expect(wait).toBeLessThanOrEqual(Math.min(3_000, 300 * 2 ** attempt));
          expect(lobbyDelay(attempt, 300_000 + away, () => random)).toBe(1_500);
        },
      ),
    );
    expect([0, 1, 2, 3, 4, 40].map((attempt) => lobbyDelay(attempt, 0, () => 1))).toEqual([
      300, 600, 1_200, 2_400, 3_000, 3_000,
    ]);
  });

  it('comes back at those times, and at the first bound again once it was authorised', async () => {
    const { lobby } = make(() => 1);
    lobby.start();
    await join();
    for (const wait of [300, 600, 1_200, 2_400, 3_000, 3_000]) {
      const before = ScriptedSocket.opened.length;
      ScriptedSocket.last.cut();
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(ScriptedSocket.opened).toHaveLength(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(ScriptedSocket.opened).toHaveLength(before + 1);
    }
    await vi.advanceTimersByTimeAsync(SOCKET.longOffline);
    const before = ScriptedSocket.opened.length;
    ScriptedSocket.last.cut();
    await vi.advanceTimersByTimeAsync(1_499);
    expect(ScriptedSocket.opened).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    await join();
    ScriptedSocket.last.cut();
    await vi.advanceTimersByTimeAsync(300);
    expect(ScriptedSocket.opened).toHaveLength(before + 2);
  });

  it('reports a failure once, 10 s after the disconnect, however often it tries meanwhile', async () => {
    const { lobby, told } = make();
    lobby.start();
    await join();
    ScriptedSocket.last.cut();
    for (let at = 0; at < 99; at += 1) {
      await vi.advanceTimersByTimeAsync(100);
      if (ScriptedSocket.last.readyState === ScriptedSocket.CONNECTING) ScriptedSocket.last.cut();
    }
    expect(told.failures).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(told.failures.mock.calls).toEqual([['/chat/lobby']]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told.failures).toHaveBeenCalledOnce();
  });

  it('reports none when it is back in time, and pauses the check 30 s for a restart', async () => {
    const { lobby, told } = make();
    lobby.start();
    await join();
    ScriptedSocket.last.cut();
    await vi.advanceTimersByTimeAsync(9_000);
    await join();
    await vi.advanceTimersByTimeAsync(9_000);
    expect(told.failures).not.toHaveBeenCalled();
    ScriptedSocket.last.say('v3.lobby.restarting', {});
    ScriptedSocket.last.cut();
    await vi.advanceTimersByTimeAsync(39_999);
    expect(told.failures).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(told.failures).toHaveBeenCalledOnce();
  });

  it('asks for a fresh token after a refused one, and finds rooms that were asked for before', async () => {
    const { lobby, told } = make();
    const found = lobby.discover('luna').catch((error: Error) => error.message);
    lobby.start();
    await settle();
    ScriptedSocket.last.open();
    ScriptedSocket.last.say('v3.authorize.failed', { success: false, reason: 'token' });
    await vi.advanceTimersByTimeAsync(300);
    expect(told.tokens).toEqual([false, true]);
    const again = lobby.discover('luna');
    await join();
    expect(ScriptedSocket.last.names()).toContain('v3.lobby.discover');
    ScriptedSocket.last.say('v3.lobby.discovered', { room: 'luna', url: '/chat/room' });
    expect(await again).toBe('/chat/room');
    expect(await found).toBe('The lobby was lost.');
  });

  it('[BROWSE-03] watches the last list of rooms again after a reconnect, and no list that was ended', async () => {
    const { lobby } = make();
    const sent = () => ScriptedSocket.last.names().filter((name) => name === 'v3.lobby.watch').length;
    lobby.watch({ broadcasters: ['luna'] });
    lobby.start();
    await join();
    // The first event outside the core loads the whole codec.
    await vi.waitFor(() => expect(sent()).toBe(1));
    ScriptedSocket.last.cut();
    await vi.advanceTimersByTimeAsync(300);
    await join();
    await vi.waitFor(() => expect(sent()).toBe(1));
    lobby.watch({ broadcasters: [] });
    await vi.waitFor(() => expect(sent()).toBe(2));
    ScriptedSocket.last.cut();
    await vi.advanceTimersByTimeAsync(300);
    await join();
    await vi.advanceTimersByTimeAsync(100);
    expect(sent()).toBe(0);
  });
});

describe('[RT-04] a socket that keeps itself alive', () => {
  it('pings every 10 s, logs a pong that is missing after 2 s, and gives up after two of them', async () => {
    const { lobby, told } = make();
    lobby.start();
    await join();
    const socket = ScriptedSocket.last;
    const pings = () => socket.names().filter((name) => name === 'v3.ping').length;
    await vi.advanceTimersByTimeAsync(9_999);
    expect(pings()).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(pings()).toBe(1);
    socket.say('v3.pong', {});
    await vi.advanceTimersByTimeAsync(10_000);
    expect(pings()).toBe(2);
    expect(told.problems).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(told.problems).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(told.problems).toEqual([{ code: 'pong_missing' }]);
    expect(lobby.flags.getSnapshot().connected).toBe(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(told.problems).toHaveLength(2);
    expect(lobby.flags.getSnapshot().reconnecting).toBe(true);
  });

  it('answers pings, takes longer templates, and only logs what it does not understand', async () => {
    const { lobby, told } = make();
    lobby.start();
    await join();
    const socket = ScriptedSocket.last;
    socket.say('v3.ping', {});
    expect(socket.names().at(-1)).toBe('v3.pong');
    socket.say('v3.templates', { templates: { 'v3.token.update': ['changed'] } });
    socket.say('v3.token.update', { username: 'ada', tokens: 1, token_change: 1 });
    expect(told.events).toEqual(['v3.authorize.success', 'v3.token.update']);
    vi.useRealTimers();
    for (const text of ['', '{}', '[', '[15,[9]]', '[999,[]]']) socket.sayText(text);
    await vi.waitFor(() =>
      expect(told.problems).toEqual([
        { code: 'not_json' },
        { code: 'not_a_frame' },
        { code: 'not_json' },
        { code: 'bad_fields', event: 'v3.token.update' },
        { code: 'unknown_event', event: 999 },
      ]),
    );
    expect(lobby.flags.getSnapshot().authorised).toBe(true);
  });

  it('[RT-06] loads the rest of the events with the first frame of theirs, and keeps their order', async () => {
    const { lobby, told } = make();
    lobby.start();
    await join();
    vi.useRealTimers();
    const socket = ScriptedSocket.last;
    socket.say('v3.autosilenced', {});
    socket.say('v3.reUp.update', { success: true });
    socket.say('v3.notification.count', { count: 2 });
    await vi.waitFor(() => expect(told.events).toHaveLength(4), { timeout: 10_000 });
    expect(told.events.slice(1)).toEqual(['v3.notification.count', 'v3.autosilenced', 'v3.reUp.update']);
    socket.say('v3.autosilenced', {});
    expect(told.events).toHaveLength(5);
    expect(told.problems).toEqual([]);
  });
});
