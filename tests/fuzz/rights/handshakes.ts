import { setTimeout as sleep } from 'node:timers/promises';
import { PROTOCOL_VERSION } from '@footlight/contract';
import { decode, encode, encodeBatch, encodeFrame, type RealtimeEvent } from '@footlight/contract/realtime';
import { WebSocket } from '../../../apps/api/src/sockets/test-client.ts';
import { createDice } from '../money/harness.ts';
import type { Person, RightsWorld } from './world.ts';

/** At once. One address may hold a thousand sockets. */
const TOGETHER = 20;
/** A socket that is not let in is listened to for so long. */
const LISTEN_MS = 400;
const OPEN = 'model';
/** What a socket may hear that is not let in. */
const HARMLESS = new Set(['v3.authorize.failed', 'v3.client.version', 'v3.pong', 'v3.ping']);

export interface HandshakeReport {
  admitted: number;
  refused: number;
  wrong: string[];
}

interface Caller {
  kind: string;
  token: string;
  cookie: string;
  /** Whether the platform knows the token's owner as somebody who may come. */
  isKnown: boolean;
  /** Rooms that let this caller in. */
  mayEnter: (room: string) => boolean;
}

/** Opens sockets with all kinds of tokens, origins, rooms and first frames; only those with every right get in. */
export async function tryHandshakes(
  world: RightsWorld,
  count: number,
  seed: number,
): Promise<HandshakeReport> {
  const dice = createDice(seed);
  const report: HandshakeReport = { admitted: 0, refused: 0, wrong: [] };
  const streamer = await world.login(OPEN);
  await streamer.browser.post('/video/mode', { mode: 'public' });
  const moderate = (action: string, target: string) =>
    streamer.browser.post(`/chat/react/${OPEN}/moderate`, { action, target });
  const admin = await world.login('admin');

  const isOpen = (room: string) => room === OPEN || room === 'performer';
  const never = () => false;
  const caller = async (
    kind: string,
    person: Person,
    mayEnter: Caller['mayEnter'],
    change: (token: string) => string = (token) => token,
  ): Promise<Caller> => ({
    kind,
    token: change(await world.tokenOf(person)),
    cookie: [...person.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    isKnown: mayEnter !== never,
    mayEnter,
  });
  const [banned, kicked, gone, stopped] = [
    await world.member(),
    await world.member(),
    await world.member(),
    await world.member(),
  ];
  const picture = await world.pictureToken(await world.guest(), OPEN);
  const callers: Caller[] = [
    await caller('a member', await world.member(), isOpen),
    await caller('a guest', await world.guest(), isOpen),
    await caller('a banned member', banned, (room) => room === 'performer'),
    await caller('a kicked member', kicked, (room) => room === 'performer'),
    await caller('who has logged out', gone, never),
    await caller('a suspended member', stopped, never),
    await caller('a changed token', await world.member(), never, (token) => `${token.slice(0, -2)}zz`),
    await caller('half a token', await world.member(), never, (token) => token.slice(0, token.length / 2)),
    await caller('no token', await world.member(), never, () => ''),
    await caller('a stream token', await world.member(), never, () => picture),
  ];
  await moderate('ban', banned.name);
  await moderate('kick', kicked.name);
  await gone.browser.post('/auth/logout', {});
  await admin.browser.post(`/operator/accounts/${stopped.name}/suspend`, {
    until: new Date(Date.now() + 86_400_000).toISOString(),
    reason: 'A handshake',
  });

  const host = new URL(world.sockets).host;
  const origins: [string | null, boolean][] = [
    [null, true],
    [null, true],
    [`http://${host}`, true],
    ['https://example.org', false],
    ['null', false],
    ['nonsense', false],
  ];
  const rooms = [
    OPEN,
    OPEN,
    OPEN,
    'performer',
    'petra_passe',
    'nobody_here',
    OPEN.toUpperCase(),
    'private:model:viewer',
    '',
    '__proto__',
  ];
  const line = encode('v3.chat.message', { message: 'let me in' });
  const list = encode('v3.chat.userlist.start', {});
  const before: (string | Buffer)[] = [
    '',
    '',
    'nonsense',
    Buffer.from([0, 1, 2, 3]),
    line,
    list,
    encodeBatch([
      encodeFrame('v3.chat.message', { message: 'let me in' }),
      encodeFrame('v3.chat.userlist.start', {}),
    ]),
  ];

  const attempt = async (number: number): Promise<void> => {
    const who = dice.oneOf(callers);
    const [origin, isOwn] = dice.oneOf(origins);
    const path = dice.below(20) === 0 ? '/chat/other' : dice.below(6) === 0 ? '/chat/lobby' : '/chat/room';
    const room = dice.oneOf(rooms);
    const version = dice.below(15) === 0 ? PROTOCOL_VERSION + 1 : PROTOCOL_VERSION;
    const first = dice.oneOf(before);
    const asks = dice.below(12) === 0 ? 0 : 1 + dice.below(2);
    const mayEnter =
      isOwn &&
      path !== '/chat/other' &&
      version === PROTOCOL_VERSION &&
      asks > 0 &&
      (path === '/chat/lobby' ? who.isKnown : who.mayEnter(room));
    const title = `${number}: ${who.kind} at ${path} in "${room}", origin ${origin}, version ${version}, ${asks} asks`;

    const received: RealtimeEvent[] = [];
    const socket = new WebSocket(`${world.sockets}${path}?room=${OPEN}`, {
      headers: { cookie: who.cookie, ...(origin === null ? {} : { origin }) },
      perMessageDeflate: false,
    });
    socket.on('message', (data) => received.push(...decode(String(data), 'server').events));
    const isConnected = await new Promise<boolean>((resolve) => {
      socket.once('open', () => resolve(true)).once('error', () => resolve(false));
    });
    if (isConnected !== (isOwn && path !== '/chat/other'))
      report.wrong.push(`${title}: connected is ${isConnected}`);
    if (!isConnected) {
      report.refused += 1;
      return;
    }
    if (first !== '') socket.send(first);
    for (let asked = 0; asked < asks; asked += 1) {
      socket.send(encode('v3.authorize', { token: who.token, version, room }));
    }
    const isIn = () => received.some(({ name }) => name === 'v3.authorize.success');
    for (let waited = 0; waited < 4_000 && !isIn(); waited += 20) {
      if (!mayEnter && waited >= LISTEN_MS) break;
      await sleep(20);
    }
    if (isIn() !== mayEnter) report.wrong.push(`${title}: let in is ${isIn()}`);
    if (isIn()) report.admitted += 1;
    else {
      report.refused += 1;
      const leaked = received.filter(({ name }) => !HARMLESS.has(name)).map(({ name }) => name);
      if (leaked.length > 0) report.wrong.push(`${title}: heard ${leaked.join(', ')}`);
    }
    socket.terminate();
  };

  // Something to hear, all the time.
  let payer = await world.member();
  let isOver = false;
  const busy = (async () => {
    while (!isOver) {
      const { status } = await payer.browser.post(`/tip/${OPEN}`, { amount: 1 }, world.newKey());
      if (status !== 200) payer = await world.member();
      await sleep(100);
    }
  })();
  let next = 0;
  const work = async (): Promise<void> => {
    for (let number = next++; number < count; number = next++) await attempt(number);
  };
  await Promise.all(Array.from({ length: TOGETHER }, work));
  isOver = true;
  await busy;
  for (const room of [OPEN, 'performer']) {
    // Closed sockets are no viewers, whatever they sent before.
    for (let waited = 0; world.platform.context.presence.viewerCount(room) !== null; waited += 50) {
      if (waited > 5_000) {
        report.wrong.push(`${room} still has viewers`);
        break;
      }
      await sleep(50);
    }
  }
  return report;
}
