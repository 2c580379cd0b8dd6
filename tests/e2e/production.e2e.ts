import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findRedisServer, startTestRedis } from '../../apps/api/src/kernel/events/bus/redis-server.ts';
import { findFfmpeg } from '../../apps/api/src/kernel/streams/ffmpeg.ts';
import { startS3 } from '../../apps/api/src/testing/s3.ts';
import { startMailServer, type TestMailServer } from '../../apps/api/src/testing/smtp.ts';
import { postgresFolder, startPostgres } from '../../scripts/lib/postgres.mjs';
import { isMember, logIn } from './support/account.ts';
import { expect, expectBalance, joined, line, plays, signUp, visit } from './support/fixtures.ts';
import { temporaryFolder } from './support/folder.ts';
import { missingParts, startCoturn, startMediaServer, startProxy } from './support/parts.ts';
import { apply, buyAndTip, cameraStage, decide, goLiveByCamera, office } from './support/people.ts';
import { portrait } from './support/portrait.ts';
import { freePort, type RunningServer, startServer } from './support/server.ts';
import { type Product, test } from './support/servers.ts';
import { startStripe } from './support/stripe.ts';

/*
 * A site as docs/operations.md describes it, without the demo and with every real part: PostgreSQL, Redis, two processes
 * of the product behind nginx with https, nginx with RTMP, coturn, a mail server and a bucket. From an empty database to
 * a paid tip everybody signs up by the pages.
 */

const postgres = postgresFolder();
const redis = findRedisServer();
const missing = [
  ...(postgres ? [] : ['PostgreSQL']),
  ...(redis ? [] : ['Redis or Valkey']),
  ...missingParts(),
].join(', ');
test.skip(missing !== '', `needs ${missing}`);

let root = '';
let copy: Product;
const ends: (() => unknown)[] = [];
const processes: RunningServer[] = [];
const MEDIA_SECRET = randomBytes(24).toString('hex');
let url = '';
let ports: { processes: number[]; rtmp: number; hooks: number };
let env: Record<string, string> = {};
let mail: TestMailServer;
let bucket: Awaited<ReturnType<typeof startS3>>;

const command = (...args: string[]): string =>
  execFileSync(process.execPath, [copy.admin, ...args], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
/** Starts one of the two processes, each with a data folder of its own. */
const startOne = async (index: number): Promise<void> => {
  const own = { ...env, DATA_DIR: join(root, `data-${index}`) };
  const server = await startServer(own, { main: copy.main, port: ports.processes[index] });
  processes[index] = server;
};

test.beforeAll(async ({ product }) => {
  copy = product;
  const later = <Part extends { stop(): unknown }>(part: Part): Part => {
    ends.unshift(() => part.stop());
    return part;
  };
  const folder = temporaryFolder('production');
  root = folder.path;
  ends.push(folder.remove);
  // PostgreSQL's own user owns the folder of its data.
  const place = temporaryFolder('production-database');
  ends.push(place.remove);
  const database = later(await startPostgres(postgres ?? '', place.path));
  const bus = later(await startTestRedis(redis ?? '', await freePort()));
  mail = await startMailServer();
  ends.unshift(() => mail.close());
  bucket = later(await startS3(join(root, 'bucket')));
  const stripe = later(await startStripe());
  const turnSecret = randomBytes(24).toString('hex');
  const coturn = later(await startCoturn(root, turnSecret));

  const port = await freePort();
  url = `https://localhost:${port}`;
  ports = {
    processes: [await freePort(), await freePort()],
    rtmp: await freePort(),
    hooks: await freePort(),
  };
  env = {
    DATABASE_URL: database.url,
    REDIS_URL: bus.url,
    PUBLIC_URL: url,
    TRUST_PROXY: '1',
    DATA_DIR: join(root, 'data-0'),
    FOOTLIGHT_SECRET: randomBytes(32).toString('base64url'),
    FOOTLIGHT_DEMO: '0',
    FOOTLIGHT_MIGRATE: '0',
    FOOTLIGHT_REGISTRATIONS_PER_HOUR: '20',
    FOOTLIGHT_HLS_DIR: join(root, 'shared/hls'),
    FOOTLIGHT_UPLOADS_DIR: join(root, 'shared/library'),
    FOOTLIGHT_ASSETS_DIR: join(root, 'shared/assets'),
    FOOTLIGHT_MEDIA: 'nginx',
    FOOTLIGHT_RTMP_URL: `rtmp://127.0.0.1:${ports.rtmp}/live`,
    FOOTLIGHT_MEDIA_SECRET: MEDIA_SECRET,
    FOOTLIGHT_MEDIA_PLATFORM_URL: `http://127.0.0.1:${ports.hooks}`,
    FOOTLIGHT_ICE_SERVERS: coturn.url,
    FOOTLIGHT_TURN_SECRET: turnSecret,
    SMTP_URL: mail.url,
    MAIL_FROM: 'site@example.test',
    LOG_LEVEL: 'info',
    ...bucket.env,
    ...stripe.env,
  };
  command('migrate');
  later(await startMediaServer(root, ports.rtmp, command('media-config')));
  await Promise.all([startOne(0), startOne(1)]);
  ends.unshift(() => Promise.all(processes.map((one) => one.stop())));
  later(await startProxy(root, port, ports.hooks, ports.processes));
  stripe.sendTo(url);
  // The payment company's callbacks come to a certificate that this test has made.
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
});
test.afterEach(({ page: _ }, { status }) => {
  if (status === 'passed') return;
  const isNews = (text: string) => !text.includes('"level":30');
  for (const one of processes) process.stdout.write(one.output().split('\n').filter(isNews).join('\n'));
});
test.afterAll(async () => {
  delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
  for (const end of ends) await end();
});

/** The link of the newest mail to an account about something. */
const mailed = async (username: string, subject: RegExp): Promise<string> => {
  const find = () =>
    mail.mails.findLast(
      (one) => [one.to].flat()[0]?.text === `${username}@example.test` && subject.test(one.subject ?? ''),
    );
  await expect.poll(() => find()?.subject).toMatch(subject);
  return /https?:\/\/\S+/.exec(find()?.text ?? '')?.[0] ?? '';
};
const register = async (page: Page, username: string): Promise<void> => {
  await visit(page, '/register');
  await signUp(page, username);
  await isMember(page);
};
/** The picture moves on by so many seconds. */
const moves = async (page: Page, seconds = 2): Promise<void> => {
  const time = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
  await plays(page);
  const before = await time();
  await expect.poll(time, { message: 'the picture moves' }).toBeGreaterThan(before + seconds);
};
const watch = async (page: Page): Promise<void> => {
  await visit(page, '/ada');
  await joined(page);
  await moves(page);
};
const isOffline = (page: Page): Promise<void> =>
  expect(page.locator('[data-component=room-status-overlay]')).toHaveAttribute('data-status', 'offline');

/** Publishes a test picture and a tone, as OBS would. */
const publish = async (streamKey: string): Promise<ChildProcess> => {
  const binary = await findFfmpeg();
  const picture = ['-re', '-f', 'lavfi', '-i', 'testsrc=size=640x360:rate=15'];
  const sound = ['-f', 'lavfi', '-i', 'sine=frequency=440:sample_rate=44100'];
  const codec = ['-c:v', 'libx264', '-preset', 'ultrafast', '-tune', 'zerolatency', '-g', '15'];
  const rest = ['-pix_fmt', 'yuv420p', '-c:a', 'aac', '-f', 'flv'];
  const target = `${env.FOOTLIGHT_RTMP_URL}/${streamKey}`;
  const child = spawn(binary ?? '', ['-loglevel', 'error', ...picture, ...sound, ...codec, ...rest, target], {
    stdio: 'ignore',
  });
  ends.unshift(() => child.kill('SIGKILL'));
  return child;
};

/** Keeps the page's connections, so that a test can ask them. */
const keepPeers = (page: Page) =>
  page.addInitScript(() => {
    const peers: RTCPeerConnection[] = [];
    Object.assign(window, { peers });
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(...args: ConstructorParameters<typeof RTCPeerConnection>) {
        super(...args);
        peers.push(this);
      }
    };
  });
/** Over what the connected picture comes: the kinds of both candidates of the pair in use. */
const candidates = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { peers } = window as unknown as { peers: RTCPeerConnection[] };
    const connected = peers.find(({ connectionState }) => connectionState === 'connected');
    const stats = await connected?.getStats();
    const all: Record<string, unknown>[] = [];
    stats?.forEach((one) => {
      all.push(one);
    });
    const pair = all.find(
      (one) => one.type === 'candidate-pair' && one.nominated && one.state === 'succeeded',
    );
    return [pair?.localCandidateId, pair?.remoteCandidateId].map((id) =>
      String(all.find((one) => one.id === id)?.candidateType),
    );
  });
const meetStage = (page: Page) => page.locator('[data-component=meet-stage]');
const startMeeting = async (page: Page): Promise<void> => {
  await visit(page, '/random-chat');
  await page.locator('[data-component=meet-start]').getByRole('button', { name: 'Start' }).click();
  const consent = page.getByRole('dialog', { name: 'Before your camera opens' });
  await consent.getByRole('button', { name: 'Open my camera' }).click();
  await expect(meetStage(page)).toBeVisible();
};
const meets = async (page: Page): Promise<void> => {
  await expect(meetStage(page)).toHaveAttribute('data-state', 'running');
  const video = meetStage(page).locator('video[data-part=other]');
  const frames = () =>
    video.evaluate((element) => (element as HTMLVideoElement).getVideoPlaybackQuality().totalVideoFrames);
  await expect.poll(frames).toBeGreaterThan(10);
  await expect.poll(() => candidates(page)).toEqual(['relay', 'relay']);
};

test('with every real part people register, broadcast, watch, pay, meet and are paid, while a process dies', {
  tag: '@long',
}, async ({ person, visitor, complaints }) => {
  // A process is killed with the segment that it encoded, and the calls of the broadcaster who is suspended are refused.
  complaints.allow(/WebSocket connection to|status of 50[234]|status of 403 \(Forbidden\)/);
  complaints.allow(/status of 40[34] \(.*?\) \(\S+\/live\/\S+\.ts\?/);
  const begun = performance.now();
  const step = (name: string) =>
    process.stdout.write(`  ${Math.round((performance.now() - begun) / 1000)} s: ${name}\n`);

  const admin = await visitor({ url });
  await register(admin, 'founder');
  const cashier = await visitor({ url });
  await register(cashier, 'cashier');
  expect(command('grant-admin', 'founder')).toContain('administrator');
  command('grant-admin', 'cashier', 'finance');

  await visit(admin, '/studio/brand');
  await admin.getByLabel('Site name').fill('First Light');
  await expect(admin.locator('[data-studio=saving]')).toHaveAttribute('data-state', 'saved');
  await admin.getByRole('button', { name: 'Publish' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
  await expect.poll(async () => (await admin.request.get('/')).text()).toContain('First Light');
  step('the brand is published');

  const ada = await person({ url });
  await apply(ada, 'ada', 'Ada Star');
  const link = await mailed('ada', /Confirm your email/);
  expect(link).toMatch(`${url}/`);
  await visit(admin, '/admin');
  await office(admin, 'Applications');
  await admin.getByRole('button', { name: 'Approve' }).click();
  await decide(admin, 'Approve', 'Papers seen.');
  await expect(ada.getByRole('link', { name: 'Open my room' })).toBeVisible();
  await mailed('ada', /You can broadcast/);
  step('the broadcaster is approved, and both mails came');

  await visit(ada, '/studio/media');
  const picker = ada.locator('[data-component=file-drop] input[type=file]').first();
  await picker.setInputFiles(portrait('evening.png'));
  const card = ada.locator('[data-component=library-card]', { hasText: 'evening' });
  await expect(card.getByText('Ready', { exact: true })).toBeVisible();
  expect(bucket.keys().length).toBeGreaterThan(0);
  step(`a picture is ready, and the bucket holds ${bucket.keys().length} objects`);

  await visit(ada, '/studio');
  await goLiveByCamera(ada);
  const [fan, friend] = [await person({ url }), await person({ url })];
  for (const page of [fan, friend]) await keepPeers(page);
  await register(fan, 'fan');
  await register(friend, 'friend');
  await expectBalance(fan, 0);
  // A page may be some seconds old.
  await expect(async () => {
    await visit(friend, '/');
    await expect(friend.getByRole('link', { name: /Ada Star/ }).first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await watch(fan);
  await watch(friend);
  step('two viewers see the camera');

  // The process that encodes the camera dies; its broadcaster and the viewers go on at the other one.
  const at = processes.findIndex((one) => one.output().includes('"broadcast_began"'));
  processes[at]?.process.kill('SIGKILL');
  const other = processes[1 - at];
  await expect.poll(() => other?.output() ?? '').toContain('"broadcast_began"');
  step('the process that encoded the camera is killed, and the other one encodes it');
  await expect(cameraStage(ada)).toHaveAttribute('data-state', 'live');
  for (const page of [fan, friend]) {
    await joined(page);
    await moves(page);
  }
  step('both viewers see the camera again');
  await buyAndTip(fan, { pack: 1000, amount: 600 });
  await expect(line(friend, /600 tokens/).first()).toBeVisible();
  step('a tip is paid, and the other viewer reads it');
  await startOne(at);
  step('the killed process is back');

  await startMeeting(fan);
  await startMeeting(friend);
  await meets(fan);
  await meets(friend);
  await meetStage(fan).getByRole('button', { name: 'Stop', exact: true }).click();
  step('two people met over the relay');

  await cameraStage(ada).getByRole('button', { name: 'End broadcast' }).click();
  await expect(cameraStage(ada)).toHaveAttribute('data-state', 'ended');
  const encoder = ada.locator('[data-component=encoder-panel]');
  await encoder.getByRole('button', { name: 'Create stream key' }).click();
  const program = await publish(await encoder.getByLabel('Stream key').inputValue());
  await expect(encoder).toContainText('kbit/s');
  await watch(fan);
  await watch(friend);
  step('two viewers see the program’s stream');
  // Whoever the media server asks is up: killed or not, the stream goes on.
  processes[1 - at]?.process.kill('SIGKILL');
  for (const page of [fan, friend]) {
    await joined(page);
    await moves(page);
  }
  // Longer than the five seconds after which the media server asks again.
  await moves(fan, 7);
  expect(program.exitCode).toBeNull();
  await startOne(1 - at);
  step('the stream outlived the other process');

  const books = await person({ url });
  await visit(books, '/login');
  await logIn(books, 'ada');
  await isMember(books);
  await visit(books, '/studio/earnings');
  // The other half is the platform's fee.
  await expect(
    books.getByRole('table', { name: 'By viewer' }).getByRole('row', { name: /fan/ }),
  ).toContainText('300');
  const payouts = books.locator('[data-component=payouts]');
  await payouts.getByLabel('Tokens').fill('250');
  await payouts.getByLabel('Where to pay').fill('Bank transfer to NL00 EXAM 0000');
  await payouts.getByRole('button', { name: 'Request payout' }).click();
  const mine = payouts.getByRole('list', { name: 'Your payouts' });
  await expect(mine.getByText('250 tokens')).toBeVisible();
  await visit(cashier, '/admin');
  await office(cashier, 'Payouts');
  const request = cashier.getByRole('table', { name: 'Payouts' }).getByRole('row').filter({ hasText: 'ada' });
  await request.getByRole('button', { name: 'Approve' }).click();
  await cashier.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await request.getByRole('button', { name: 'Mark as paid' }).click();
  const asked = cashier.getByRole('dialog');
  await asked.getByLabel('Payment reference').fill('TRANSFER-7');
  await asked.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(request).toHaveCount(0);
  await visit(books, '/studio/earnings');
  await expect(mine.getByText('Reference: TRANSFER-7')).toBeVisible();
  expect(command('check-ledger')).toContain('0 faults');
  step('the payout is paid, and the books hold');

  const ended = new Promise<void>((resolve) => program.once('close', () => resolve()));
  await visit(admin, '/admin/users/ada');
  await admin.getByRole('button', { name: 'Suspend', exact: true }).click();
  await decide(admin, 'Suspend', 'To see that it ends.');
  await expect(books.getByRole('heading', { level: 1 })).toHaveText('Account suspended');
  for (const page of [fan, friend]) await isOffline(page);
  await ended;
  step('the suspension has ended the stream for both viewers, and disconnected the program');
});
