import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AiExchange, AiModel } from '@footlight/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { account, aiExchange } from '../kernel/db/schema/index.ts';
import { checkLedger } from '../kernel/ledger/check.ts';
import {
  type Member,
  newMember,
  openTestPlatform,
  TestBrowser,
  type TestPlatform,
} from '../testing/platform.ts';

type Bought = { exchange: AiExchange; tokens: number };
const frame = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
const DONE = 'data: [DONE]\n\n';

/** How the provider's server behaves, chosen by the user's message. */
const chat: Record<string, (response: ServerResponse) => void> = {
  well: (response) => response.end(frame('A deep ') + frame('blue.') + DONE),
  hang: () => undefined,
  broken: (response) => response.end(frame('A deep ')),
  cut: (response) => {
    response.write(frame('A deep '));
    setTimeout(() => response.destroy(), 20);
  },
  fails: (response) => response.writeHead(500).end('no'),
  nonsense: (response) => response.end('data: {{{\n\n'),
  giant: (response) => response.end(frame('x'.repeat(10_000)) + DONE),
  empty: (response) => response.end(DONE),
  rude: (response) => response.end(frame('forbidden words') + DONE),
};
const images: Record<string, () => Promise<string>> = {
  well: async () =>
    (
      await sharp({ create: { width: 20, height: 20, channels: 3, background: '#123456' } })
        .png()
        .toBuffer()
    ).toString('base64'),
  nonsense: async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64'),
};

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = JSON.parse(Buffer.concat(chunks).toString());
  if (request.url === '/v1/moderations') {
    response.end(JSON.stringify({ results: [{ flagged: String(body.input).includes('forbidden') }] }));
  } else if (request.url === '/v1/images/generations') {
    const kind = String(body.prompt).split(': ').at(-1) ?? '';
    response.end(JSON.stringify({ data: [{ b64_json: await images[kind]?.() }] }));
  } else {
    chat[body.messages.at(-1).content]?.(response);
  }
});

let platform: TestPlatform;
let member: Member;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  platform = await openTestPlatform({
    rateLimits: false,
    aiWithinMs: 600,
    ai: {
      baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
      key: 'key',
      chatModel: 'words',
      imageModel: 'pictures',
      moderationModel: 'rules',
    },
  });
  member = await newMember(platform);
}, 90_000);
afterAll(async () => {
  await platform.stop();
  server.closeAllConnections();
  server.close();
});

let keys = 0;
const send = (message: string, price = 2, key = `ai-key-number-${++keys}`) =>
  member.post<Bought>('/ai/chat/nova', { message, price }, key);
const draw = (message: string) =>
  member.post<Bought>('/ai/image/generate/prompt/nova', { message, price: 20 }, `ai-key-number-${++keys}`);
const balance = async () => (await member.get<{ tokens: number }>('/user/current')).body.tokens;
const conversation = async () =>
  (await member.get<{ exchanges: AiExchange[] }>('/ai/chat/nova')).body.exchanges;
const decided = async (id: number): Promise<AiExchange> =>
  expect
    .poll(async () => (await conversation()).find((one) => one.id === id)?.state, { timeout: 5_000 })
    .not.toBe('waiting')
    .then(async () => (await conversation()).find((one) => one.id === id) as AiExchange);
const balanceOf = async (id: string) =>
  (await platform.database.orm.select().from(account).where(eq(account.id, id)))[0]?.balance ?? 0;

it('[AI-01] lists companions by gender, nsfw and sort; sites without explicit rooms have none for adults', async () => {
  const names = async (path: string, headers: Record<string, string> = {}) =>
    (
      await new TestBrowser(platform.app, headers).get<{ data: AiModel[] }>(`/ai/browse/${path}`)
    ).body.data?.map(({ name }) => name);
  expect(await names('all?sort=name')).toEqual(['ember', 'iris', 'nova', 'orion', 'silas']);
  expect(await names('girls?nsfw=1')).toEqual(['iris']);
  expect(await names('girls?nsfw=0')).toEqual(['nova']);
  expect(await names('all', { host: 'velvet.localhost' })).toEqual(['nova', 'orion', 'ember']);
  const guest = new TestBrowser(platform.app);
  expect((await guest.get('/ai/model/nova-ai')).body).toMatchObject({
    model: { chat_price: 2, image_price: 20 },
  });
  const inGerman = await guest.get<{ model: AiModel }>('/ai/model/nova-ai?language=de');
  expect(inGerman.body.model.tagline).toBe('Neugierig auf Sterne und Meer');
  expect(await guest.get('/ai/model/nobody-ai')).toMatchObject({ status: 404 });
  expect(await guest.get('/ai/chat/nova')).toMatchObject({ status: 401 });
});

it('[AI-01] a message is paid once when its answer is delivered', async () => {
  const before = await balance();
  expect(await send('well', 1)).toMatchObject({ status: 409, body: { errorType: 'price_changed' } });
  const bought = await send('well', 2, 'ai-key-of-one-message');
  expect(bought.body).toMatchObject({ tokens: before - 2, exchange: { state: 'waiting', answer: '' } });
  expect(await decided(bought.body.exchange.id)).toMatchObject({
    state: 'delivered',
    answer: 'A deep blue.',
  });
  expect((await send('well', 2, 'ai-key-of-one-message')).body.exchange.id).toBe(bought.body.exchange.id);
  expect(await balance()).toBe(before - 2);
  expect(await balanceOf(`ai:${bought.body.exchange.id}`)).toBe(0);
});

it.each(['hang', 'broken', 'cut', 'fails', 'nonsense', 'giant', 'empty', 'rude'])(
  '[AI-01] a provider that answers “%s” costs nothing',
  async (message) => {
    const [before, earned] = [await balance(), await balanceOf('platform:ai')];
    const { exchange, tokens } = (await send(message)).body;
    expect(tokens).toBe(before - 2);
    expect(await decided(exchange.id)).toMatchObject({ state: 'failed', answer: '' });
    expect(await balance()).toBe(before);
    expect(await balanceOf(`ai:${exchange.id}`)).toBe(0);
    expect(await balanceOf('platform:ai')).toBe(earned);
  },
);

it('[AI-01] a refused message and a second one at the same time hold nothing', async () => {
  const before = await balance();
  expect(await send('forbidden')).toMatchObject({ status: 400, body: { errorType: 'invalid_input' } });
  const { exchange } = (await send('hang')).body;
  expect(await send('well')).toMatchObject({ status: 429 });
  expect(await balance()).toBe(before - 2);
  await decided(exchange.id);
  expect(await balance()).toBe(before);
});

it('[AI-01] a picture belongs to its buyer alone; one that is no picture is refunded', async () => {
  const before = await balance();
  const failed = (await draw('nonsense')).body;
  expect(await decided(failed.exchange.id)).toMatchObject({ state: 'failed', image_url: null });
  expect(await balance()).toBe(before);
  const { exchange } = (await draw('well')).body;
  const { image_url } = await decided(exchange.id);
  expect(await balance()).toBe(before - 20);
  const open = (cookie: string) =>
    platform.app.inject({ url: image_url ?? '', headers: { host: 'localhost:4000', cookie } });
  const own = await open([...member.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
  expect(own.statusCode).toBe(200);
  expect((await sharp(own.rawPayload).metadata()).format).toBe('webp');
  expect((await open('')).statusCode).toBe(404);
});

it('[AI-01] refunds what a dead process left, and deletes a conversation', async () => {
  const before = await balance();
  const { exchange } = (await send('hang')).body;
  await platform.database.orm
    .update(aiExchange)
    .set({ expiresAt: new Date(0) })
    .where(eq(aiExchange.id, exchange.id));
  await platform.context.ai.step();
  expect(await balance()).toBe(before);
  expect((await member.call('DELETE', '/ai/chat/nova')).status).toBe(200);
  expect(await conversation()).toEqual([]);
  const rows = await platform.database.orm.select().from(aiExchange);
  expect(rows.every(({ message, answer, image }) => message + answer === '' && image === null)).toBe(true);
  expect((await checkLedger(platform.database.orm)).faults).toEqual([]);
});

it('[AI-01] refunds what a member still waits for when the account goes, and stores no late answer', async () => {
  const before = await balance();
  const { exchange } = (await send('hang')).body;
  const { orm } = platform.database;
  const [row] = await orm.select().from(aiExchange).where(eq(aiExchange.id, exchange.id));
  await platform.context.ai.withdraw(row?.userId ?? 0);
  expect(await balance()).toBe(before);
  expect(await decided(exchange.id)).toMatchObject({ state: 'failed', answer: '' });
});
