// @vitest-environment happy-dom
import { ApiError } from '@footlight/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PushOwner, pushObstacle, readPushState, renewPush, turnPushOff, turnPushOn } from './push.ts';
import { readPushRecord } from './push-record.ts';

/** Spec 1 §9. */
const HOUR = 3_600_000;
vi.mock('../app/register-worker.ts', () => ({ registerWorker: async () => undefined }));

const bytesOf = (text: string): ArrayBuffer =>
  Uint8Array.from(atob(text), (char) => char.charCodeAt(0)).buffer;

/** The push manager of a browser; a subscription belongs to the key that it was made for. */
const createPushManager = () => {
  let current: { endpoint: string; key: string } | null = null;
  let made = 0;
  const view = (one: { endpoint: string; key: string }) => ({
    endpoint: one.endpoint,
    options: { applicationServerKey: bytesOf(one.key) },
    getKey: (name: string) => bytesOf(btoa(name)),
    unsubscribe: async () => {
      current = null;
      return true;
    },
  });
  return {
    /** The push service gives the browser another address. */
    move: () => {
      if (current) current = { ...current, endpoint: `${current.endpoint}-moved` };
    },
    getSubscription: async () => current && view(current),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      made += 1;
      current = { endpoint: `https://push.example/${made}`, key: applicationServerKey };
      return view(current);
    },
  };
};

let manager: ReturnType<typeof createPushManager>;
let calls: { route: string; body: Record<string, unknown> }[];
let permission: NotificationPermission;
let answer: (route: string) => unknown;
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  localStorage.clear();
  manager = createPushManager();
  calls = [];
  permission = 'granted';
  answer = (route) => (route === 'POST /user/push' ? { status: 1, player_id: 'player-1' } : { status: 1 });
  const registration = { pushManager: manager };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const owner = (change: Partial<PushOwner> = {}): PushOwner => ({
  api: (async (route: string, input: { body?: Record<string, unknown> } = {}) => {
    calls.push({ route, body: input.body ?? {} });
    const given = answer(route);
    if (given instanceof Error) throw given;
    return given;
  }) as unknown as PushOwner['api'],
  userId: 7,
  language: 'en',
  publicKey: 'AAAA',
  ...change,
});
const sent = () => calls.filter(({ route }) => route === 'POST /user/push').length;

describe('[SHELL-26] the push subscription of a browser', () => {
  it('is sent again at most once per hour, with the id that the platform gave', async () => {
    await turnPushOn(owner());
    expect(calls[0]?.body).toMatchObject({ player_id: null, endpoint: 'https://push.example/1' });
    await renewPush(owner());
    vi.advanceTimersByTime(HOUR - 1);
    await renewPush(owner());
    expect(sent()).toBe(1);
    vi.advanceTimersByTime(1);
    await renewPush(owner());
    await renewPush(owner());
    expect(sent()).toBe(2);
    expect(calls[1]?.body).toMatchObject({ player_id: 'player-1' });
  });

  it.each<[string, () => void, Partial<PushOwner>]>([
    ['its address', () => manager.move(), {}],
    ['the operator’s key', () => undefined, { publicKey: 'BBBB' }],
    ['the language', () => undefined, { language: 'de' }],
  ])('is sent at once when %s has changed', async (_, change, now) => {
    await turnPushOn(owner());
    change();
    await renewPush(owner(now));
    expect(sent()).toBe(2);
    await renewPush(owner(now));
    expect(sent()).toBe(2);
  });

  it.each<[string, () => PushOwner | null]>([
    ['after a logout', () => null],
    ['for another account', () => owner({ userId: 8 })],
    [
      'when the visitor has forbidden notifications',
      () => {
        permission = 'denied';
        return owner();
      },
    ],
  ])('ends %s', async (_, now) => {
    await turnPushOn(owner());
    await renewPush(now());
    expect(await manager.getSubscription()).toBeNull();
    expect(readPushRecord()).toBeNull();
    expect(sent()).toBe(1);
  });

  it('does nothing in a browser where nobody turned it on', async () => {
    await renewPush(owner());
    expect([calls, await manager.getSubscription()]).toEqual([[], null]);
  });

  it('stays on if the platform does not learn that it is turned off, and is off for good when it does', async () => {
    await turnPushOn(owner());
    answer = () => new ApiError('network', 0, '');
    await expect(turnPushOff(owner())).rejects.toThrow();
    expect(await manager.getSubscription()).not.toBeNull();
    answer = () => new ApiError('not_found', 404, '');
    await turnPushOff(owner());
    expect(await manager.getSubscription()).toBeNull();
    expect(readPushRecord()).toBe('off');
  });

  it('is on only if browser and platform say so', async () => {
    const stateWith = (players: string[]) => {
      answer = (route) =>
        route === 'GET /user/push'
          ? { browsers: players.map((player_id) => ({ player_id })) }
          : { status: 1, player_id: 'player-1' };
      return readPushState(owner());
    };
    expect(await stateWith([])).toBe('off');
    await turnPushOn(owner());
    expect(await stateWith(['player-1'])).toBe('on');
    expect(await stateWith(['player-2'])).toBe('off');
    permission = 'denied';
    expect(await stateWith(['player-1'])).toBe('denied');
  });

  it('says why there is none: the browser, or an iPhone where the site is not installed', () => {
    expect(pushObstacle()).toBeNull();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    Reflect.deleteProperty(globalThis, 'PushManager');
    expect(pushObstacle()).toBe('unsupported');
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)',
    );
    expect(pushObstacle()).toBe('install_first');
    vi.restoreAllMocks();
  });
});
