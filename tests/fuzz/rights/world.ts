import type { AddressInfo } from 'node:net';
import { PROTOCOL_VERSION } from '@footlight/contract';
import { connectClient, type TestClient } from '../../../apps/api/src/sockets/test-client.ts';
import { openTestPlatform, TestBrowser } from '../../../apps/api/src/testing/platform.ts';

/** Enough tokens for a whole campaign. */
const RICH = 2_000;
/** A minute of a show, so that somebody's last token is spent soon. */
export const SHOW_MINUTE_MS = 3_000;

/** Somebody with a browser, and the sockets of its page. */
export interface Person {
  name: string;
  browser: TestBrowser;
}

export type RightsWorld = Awaited<ReturnType<typeof openRightsWorld>>;

/** A whole platform that listens: its calls, its sockets and its streams. With a folder the streams have real video. */
export async function openRightsWorld(dataDir = ':memory:') {
  const platform = await openTestPlatform(
    { rateLimits: false, signupTokens: RICH, showMinuteMs: SHOW_MINUTE_MS, frameRate: 5, dataDir },
    undefined,
    'to sockets',
  );
  const { app } = platform;
  platform.attachSockets(app.server);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  let people = 0;
  let keys = 0;

  const tokenOf = async ({ browser }: Person): Promise<string> =>
    (await browser.get<{ user: { node_token: string } }>('/user/current')).body.user.node_token;

  return {
    platform,
    sockets: `ws://127.0.0.1:${port}`,
    newKey: () => `rights-${++keys}`,
    tokenOf,

    /** An account that has just been made; with so many tokens, or rich. */
    async member(tokens = RICH): Promise<Person> {
      people += 1;
      const name = `walker_${people}`;
      const browser = await new TestBrowser(app).start();
      const { status } = await browser.post('/auth/register', {
        username: name,
        email: `${name}@example.org`,
        password: 'long enough',
        birth_date: '1990-01-01',
        accept_terms: true,
      });
      if (status !== 200) throw new Error(`${name} could not register: ${status}`);
      await browser.start();
      if (tokens < RICH) {
        const spent = await browser.post('/tip/maren_ember', { amount: RICH - tokens }, `poor-${name}`);
        if (spent.status !== 200) throw new Error(`${name} could not spend: ${JSON.stringify(spent.body)}`);
      }
      return { name, browser };
    },

    async login(name: string): Promise<Person> {
      return { name, browser: await new TestBrowser(app).login(name) };
    },

    async guest(): Promise<Person> {
      const browser = await new TestBrowser(app).start();
      const { body } = await browser.get<{ user: { username: string } }>('/user/current');
      return { name: body.user.username, browser };
    },

    /** A socket in a room, after it was let in. */
    async join(person: Person, room: string): Promise<TestClient> {
      const cookie = [...person.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const client = await connectClient(`ws://127.0.0.1:${port}/chat/room`, { cookie });
      client.send('v3.authorize', { token: await tokenOf(person), version: PROTOCOL_VERSION, room });
      await client.wait('v3.authorize.success');
      return client;
    },

    /** A token for the picture of a room; empty without the right to watch. */
    async pictureToken({ browser }: Person, room: string): Promise<string> {
      const { body } = await browser.get<{ stream: { token: string } | null }>(`/chat/react/${room}`);
      return body.stream?.token ?? '';
    },

    /**
     * What the origin answers to a token, for a playlist and for the newest segment: whether either was let through, and
     * the bytes of video.
     */
    async play(room: string, token: string): Promise<{ isLetThrough: boolean; bytes: number }> {
      const at = `/live/s_${room}/hd/index.m3u8?token=${token}`;
      const playlist = await app.inject(at);
      const newest = playlist.body.split('\n').findLast((line) => line.includes('.ts')) ?? '';
      const path =
        newest === '' ? `/live/segment/s_${room}/hd/1.ts?token=${token}` : new URL(newest, `http://x${at}`);
      const segment = await app.inject(typeof path === 'string' ? path : `${path.pathname}${path.search}`);
      return {
        isLetThrough: playlist.statusCode !== 403 || segment.statusCode !== 403,
        bytes: segment.statusCode === 200 ? segment.rawPayload.length : 0,
      };
    },
  };
}
