import type { Page } from '@playwright/test';
import { talks } from '../../apps/api/src/demo/bots/talk/talks.ts';
import { startFaultProxy } from './support/fault-proxy.ts';
import {
  chat,
  expect,
  expectBalance,
  flood,
  freshName,
  joined,
  line,
  liveRoom,
  logIn,
  post,
  startAsNew,
  test,
  tip,
  urlOf,
  visit,
} from './support/fixtures.ts';

/** What a browser says of a network that is away; the page itself says nothing. */
const CUT = /net::ERR_|WebSocket connection to .* failed|Failed to load resource/;

/** Reads up to the beginning of what is kept; answers the texts as they stand, top to bottom. */
const readAll = async (page: Page): Promise<string[]> => {
  const lines = chat(page).locator('[data-part=line]');
  await chat(page).getByRole('log').focus();
  for (let isMore = true; isMore; ) {
    const next = lines.nth(await lines.count());
    await page.keyboard.press('Home');
    isMore = await next.waitFor({ state: 'attached', timeout: 2_000 }).then(
      () => true,
      () => false,
    );
  }
  return chat(page).locator('[data-part=line] [data-part=message]').allInnerTexts();
};
const gaps = (page: Page) => chat(page).locator('[data-kind=gap]');

test('[RT-02] [RT-03] after a cut the room comes back by itself: nothing lost, nothing doubled', async ({
  visitor,
  complaints,
}) => {
  complaints.allow(CUT);
  const proxy = await startFaultProxy(urlOf('first'));
  try {
    const room = await liveRoom('/trans', 0);
    const page = await visitor({ url: proxy.url });
    const witness = await visitor({ url: urlOf('second') });
    await logIn(page, 'premium', `/${room}`);
    await logIn(witness, 'vip', `/${room}`);
    await Promise.all([joined(page), joined(witness)]);
    await post(witness, `before the cut ${room}`);
    await expect(line(page, `before the cut ${room}`)).toHaveCount(1);

    proxy.cut();
    await expect(chat(page)).toHaveAttribute('data-connection', 'reconnecting');
    await expect(chat(page)).toContainText('Connection lost. Reconnecting…');
    const own = `written in the dark ${room}`;
    await post(page, own);
    await post(witness, `during the cut ${room}`);
    const { sent } = await flood(room, 20, 3);
    expect(sent).toBe(60);
    await post(witness, `the end of the cut ${room}`);
    await expect(line(page, `during the cut ${room}`)).toHaveCount(0);
    proxy.restore();

    await joined(page);
    // One's own line, sent while away, goes out once; from then on both see the same.
    await expect(line(witness, own)).toHaveCount(1);
    await expect(line(page, own)).toHaveCount(1);
    await expect(line(page, own)).toHaveAttribute('data-state', 'settled');
    await expect(line(page, `the end of the cut ${room}`)).toHaveCount(1);
    await expect(gaps(page)).toHaveCount(0);
    await post(witness, `marker ${room}`);
    await Promise.all([page, witness].map((each) => expect(line(each, `marker ${room}`)).toHaveCount(1)));
    const upTo = async (each: Page) => {
      const all = await readAll(each);
      return all.slice(
        all.findIndex((text) => text.startsWith('before the cut')),
        all.findIndex((text) => text.startsWith('marker')) + 1,
      );
    };
    const [mine, theirs] = await Promise.all([upTo(page), upTo(witness)]);
    expect(mine.length).toBeGreaterThanOrEqual(65);
    expect(mine).toEqual(theirs);
    // Somebody else in the room may end a line with a number, too.
    const numbered = mine.flatMap((text) => {
      const [, remark = '', number] = /^(.*) (\d+)$/.exec(text) ?? [];
      return talks.en.remarks.includes(remark) ? [Number(number)] : [];
    });
    expect(numbered).toEqual(Array.from({ length: 60 }, (_, index) => index));
  } finally {
    await proxy.close();
  }
});

test('[RT-03] [ROOM-04] more lines than are kept: the gap is said, the rest is whole', {
  tag: '@long',
}, async ({ visitor, complaints }) => {
  complaints.allow(CUT);
  const proxy = await startFaultProxy(urlOf('first'));
  try {
    const room = await liveRoom('/trans', 2);
    const page = await visitor({ url: proxy.url });
    await visit(page, `/${room}`);
    await joined(page);
    await flood(room, 20, 0.5);
    await expect(line(page, / 9$/)).not.toHaveCount(0);
    proxy.cut();
    await expect(chat(page)).toHaveAttribute('data-connection', 'reconnecting');
    await flood(room, 250, 1);
    proxy.restore();
    await joined(page);
    // The history is here: only now is there something to read.
    await expect(line(page, / 249$/)).toHaveCount(1);
    await flood(room, 10, 0.5);
    // On a busy machine the older lines may take longer than one reading waits for them.
    await expect(async () => {
      await readAll(page);
      await expect(gaps(page)).toHaveCount(1, { timeout: 100 });
    }).toPass();
    await expect(gaps(page)).toHaveText('You missed some messages while you were away.');
    expect(await chat(page).locator('[data-part=line]').count()).toBeLessThanOrEqual(200);
  } finally {
    await proxy.close();
  }
});

test('[RT-03] [ROOM-04] what happens before the sockets are connected: a line is sent once, a balance catches up', {
  tag: '@long',
}, async ({ page, visitor }) => {
  const room = await liveRoom('/trans', 3);
  const name = freshName('early');
  const own = `too early ${name}`;
  let connect: () => void = () => undefined;
  const isHeld = new Promise<void>((resolve) => {
    connect = resolve;
  });
  await page.route(/\/assets\/realtime-[^/]*\.js$/, async (route) => {
    await isHeld;
    await route.continue();
  });
  await startAsNew(page, name, `/${room}`);
  await post(page, own);
  await expect(line(page, own)).toHaveAttribute('data-state', 'sending');

  const elsewhere = await visitor();
  await logIn(elsewhere, name, `/${room}`, 'correct horse battery');
  await joined(elsewhere);
  await tip(elsewhere, 15);
  await expectBalance(elsewhere, 185);
  await expectBalance(page, 200);
  await expect(line(elsewhere, own)).toHaveCount(0);

  connect();
  await joined(page);
  await expect(line(page, own)).toHaveAttribute('data-state', 'settled');
  await expect(line(page, own)).toHaveCount(1);
  await expect(line(elsewhere, own)).toHaveCount(1);
  await expectBalance(page, 185);
});

test('[RT-05] frames that nobody understands change nothing, on either side', { tag: '@long' }, async ({
  page,
  visitor,
}) => {
  const room = await liveRoom('/trans', 4);
  const bad = [
    '',
    'null',
    '{"a":1}',
    '[',
    '[999,[1,2]]',
    '[20,[0,"x"]]',
    '[20,"x"]',
    '[[20,[1]],[1,[]],7]',
    '[21,[7,[],"e"]]',
  ];
  let toServer: (frame: string) => void = () => undefined;
  let toPage: (frame: string) => void = () => undefined;
  let connections = 0;
  await page.routeWebSocket(/\/chat\/room$/, (socket) => {
    connections += 1;
    const server = socket.connectToServer();
    toServer = (frame) => server.send(frame);
    toPage = (frame) => socket.send(frame);
  });
  const other = await visitor();
  await logIn(page, 'premium', `/${room}`);
  await logIn(other, 'vip', `/${room}`);
  await Promise.all([joined(page), joined(other)]);
  const before = connections;
  await post(page, `before the noise ${room}`);
  await expect(line(other, `before the noise ${room}`)).toHaveCount(1);
  for (const frame of [...bad, 'x'.repeat(20_000)]) toServer(frame);
  for (const frame of bad) toPage(frame);
  await post(other, `after the noise ${room}`);
  await post(page, `still here ${room}`);
  for (const each of [page, other]) {
    for (const text of ['before the noise', 'after the noise', 'still here']) {
      await expect(line(each, `${text} ${room}`)).toHaveCount(1);
    }
  }
  expect(connections).toBe(before);
  await expect(gaps(page)).toHaveCount(0);
});
