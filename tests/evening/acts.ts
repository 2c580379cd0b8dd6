import type { Page } from '@playwright/test';
import { chat, expect, expectBalance, flood, joined, line, say } from '../e2e/fixtures.ts';
import { costUntilEmpty, shareOfShow } from './books.ts';
import { get, inDialog, type Person, part, press, ROOM, reading, type Stage, toast } from './stage.ts';

interface RoomAnswer {
  show: { show_id: number } | null;
  userSetting: {
    private: { pricePerMinuteInToken: number; minimumTokenToStart: number };
    spy: { pricePerMinuteInToken: number };
  };
}
const pricesOf = async (person: Person) => (await get<RoomAnswer>(person, `/chat/react/${ROOM}`)).userSetting;

/** What the moderator or the broadcaster does about a name in the chat. */
const about = async (person: Person, username: string, action: string): Promise<void> => {
  const { page } = person;
  const item = page.getByRole('menuitem', { name: action });
  // New rights may be on their way to the page.
  await expect(async () => {
    await chat(page).getByRole('button', { name: username, exact: true }).last().click();
    await expect(item)
      .toBeVisible({ timeout: 15_000 })
      .catch(async (error: unknown) => {
        await page.keyboard.press('Escape');
        throw error;
      });
  }).toPass({ timeout: 120_000 });
  await item.click();
  // A list that is pointed at stands still, so that one can read.
  await page.mouse.move(0, 0);
};

export const tip = async (stage: Stage, from: Person, amount: number): Promise<void> => {
  const panel = part(from, 'tip-panel');
  await panel.getByLabel('Amount in tokens').fill(String(amount));
  await panel.getByRole('button', { name: `Tip ${amount} tokens` }).click();
  stage.books.pay(from.name, 'Headliner', amount);
  await expectBalance(from.page, stage.books.of(from.name));
};

/** Waits for a line that a crowd may push out of the page between two looks from outside. */
const shows = (page: Page, text: string): Promise<void> =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const list = document.querySelector('[data-component=chat]');
        const look = () => list?.textContent.includes(wanted) && resolve();
        if (list) new MutationObserver(look).observe(list, { childList: true, subtree: true });
      }),
    text,
  );

/** A moderator is appointed; a crowd writes, and two people still hear each other. */
export const chatFlood = async (stage: Stage, perSecond: number, seconds: number): Promise<void> => {
  const { host, ada, ben, mo, tell } = stage;
  await say(mo.page, `good evening from ${mo.username}`);
  await expect(line(host.page, mo.username)).not.toHaveCount(0);
  await about(host, mo.username, 'Make moderator');
  await expect(line(mo.page, `${mo.username} is now a moderator.`)).toHaveCount(1);
  tell('Headliner', 'makes Mo a moderator');
  const question = `can anybody read this ${Date.now()}`;
  const isHeard = shows(ben.page, question);
  const crowd = flood(ROOM, perSecond, seconds, 'second');
  const asked = Date.now();
  await say(ada.page, question);
  await isHeard;
  const heard = Date.now() - asked;
  const { sent } = await crowd;
  expect(sent).toBe(perSecond * seconds);
  // The list keeps up: the last line of the crowd stands at the end, and the composer still takes words.
  const answer = `loud and clear ${asked}`;
  await say(ben.page, answer);
  for (const { page } of [host, ada, mo]) await expect(line(page, answer)).toHaveCount(1);
  tell('Ada, Ben', `hear each other within ${heard} ms while ${sent} lines pass`);
};

/** Two people tip a goal to its end. */
export const goal = async (stage: Stage): Promise<void> => {
  const { host, ada, ben, calls, tell } = stage;
  await calls.post(`/room_apps/${ROOM}/install`, {
    app: 'tip_goal',
    config: { title: 'Dance with the lights', target: 60 },
  });
  await expect(part(ada, 'tip-goal')).toBeVisible();
  await tip(stage, ada, 25);
  for (const one of [host, ada, ben]) await expect(part(one, 'tip-goal')).toContainText('25 of 60 tokens');
  tell('Ada', 'tips 25; the goal stands at 25 of 60 for all');
  await tip(stage, ben, 40);
  for (const one of [host, ada, ben])
    await expect(part(one, 'tip-goal')).toContainText(`${ben.username} reached the goal!`);
  tell('Ben', 'tips 40 and reaches the goal: the lights dance');
};

const propose = async (from: Person, tokens: number, share: number): Promise<void> => {
  await part(from, 'tip-split').getByLabel('Tokens together').fill(String(tokens));
  await press(from, 'tip-split', `Propose for a share of ${share}`);
};

/** A split of three that is paid. */
export const splitPaid = async (stage: Stage): Promise<void> => {
  const { ada, ben, mo, books, tell } = stage;
  await propose(ada, 60, 20);
  await expectBalance(ada.page, books.of('Ada') - 20);
  await press(ben, 'tip-split', 'Join for 20 tokens');
  await expect(part(mo, 'tip-split')).toContainText('Shares left: 1');
  await press(mo, 'tip-split', 'Join for 20 tokens');
  for (const one of [ada, ben, mo])
    await expect(part(one, 'tip-split')).toHaveAttribute('data-state', 'success');
  // One payment of all shares: the house rounds once.
  books.pay('Ada', 'Headliner', 20, 30);
  books.pay('Ben', 'Headliner', 20, 0);
  books.pay('Mo', 'Headliner', 20, 0);
  tell('Ada+Ben+Mo', 'share a tip of 60');
};

/** A split that is called off: everybody has theirs again. */
export const splitCanceled = async (stage: Stage): Promise<void> => {
  const { ada, ben, books, tell } = stage;
  await propose(ada, 30, 10);
  await press(ben, 'tip-split', 'Join for 10 tokens');
  await expectBalance(ben.page, books.of('Ben') - 10);
  await press(ada, 'tip-split', 'Call it off');
  for (const one of [ada, ben])
    await expect(part(one, 'tip-split')).toHaveAttribute('data-state', 'canceled');
  await expectBalance(ben.page, books.of('Ben'));
  tell('Ada', 'calls the second split off; 10 tokens go back to each');
};

/** Ada's network is cut; what happens meanwhile is there when it is back, once. */
export const cut = async (stage: Stage): Promise<void> => {
  const { host, ada, ben, network, books, tell } = stage;
  network.cut();
  await expect(chat(ada.page)).toHaveAttribute('data-connection', 'reconnecting');
  tell('Ada', 'loses the network');
  const own = `written in the dark ${Date.now()}`;
  await say(ada.page, own);
  const missed = `where is Ada? ${Date.now()}`;
  await say(host.page, missed);
  await tip(stage, ben, 10);
  await expect(line(ada.page, missed)).toHaveCount(0);
  network.restore();
  await joined(ada.page);
  for (const text of [own, missed]) {
    for (const one of [host, ada, ben]) await expect(line(one.page, text)).toHaveCount(1);
  }
  await expect(chat(ada.page).locator('[data-kind=gap]')).toHaveCount(0);
  await expectBalance(ada.page, books.of('Ada'));
  tell('Ada', 'is back: nothing lost, nothing doubled');
};

/** Ada's private: begun by both. */
const begin = async ({ host, ada, tell }: Stage): Promise<void> => {
  await press(ada, 'show-offer', 'Private show');
  await inDialog(ada, 'Request private chat');
  // Told that the tokens last for few minutes, she asks all the same.
  await inDialog(ada, 'Ask anyway');
  await expect(part(host, 'show-request')).toContainText(`${ada.username} asks for a private show`);
  await press(host, 'show-request', 'Accept');
  await expect(ada.page.getByText('YOU ARE NOW IN A PRIVATE')).toBeVisible();
  await expect(part(host, 'show-bar')).toHaveAttribute('data-state', 'running');
  tell('Ada', 'is in a private show');
};

/** Ben spies until his tokens are gone. */
const spy = async (stage: Stage, spyPrice: number): Promise<void> => {
  const { ben, books, tell } = stage;
  await press(ben, 'show-offer', 'Spy on the show');
  await inDialog(ben, 'Start spying');
  await expect(part(ben, 'show-bar')).toHaveAttribute('data-kind', 'spy');
  tell('Ben', `spies with ${books.of('Ben')} tokens left`);
  await expect(part(ben, 'show-ended')).toHaveAttribute('data-reason', 'out_of_tokens', { timeout: 60_000 });
  const spent = await reading(ben, 'show-ended', 'spent');
  expect(spent).toBe(costUntilEmpty(spyPrice, books.of('Ben')));
  books.pay('Ben', 'Headliner', spent, shareOfShow(spyPrice, spent));
  await inDialog(ben, 'Back to the room');
  tell('Ben', `has spied for ${spent} tokens and has no more`);
};

/**
 * A private that the broadcaster ends with a refund; in the long form Ben spies on it, and it goes down to the warning,
 * which leaves a minute to end it in.
 */
export const privateShow = async (stage: Stage, { isShort }: { isShort: boolean }): Promise<void> => {
  const { host, ada, ben, books, tell } = stage;
  const { private: set, spy: spySet } = await pricesOf(host);
  const price = set.pricePerMinuteInToken;
  const spyPrice = spySet.pricePerMinuteInToken;
  // Ben keeps half a minute of spying; Ada four minutes of the show, and a bit in the short form.
  await tip(stage, ben, books.of('Ben') - Math.ceil(spyPrice / 2));
  const kept = Math.max(set.minimumTokenToStart, Math.ceil(price * (isShort ? 4.5 : 4)));
  if (books.of('Ada') > kept) await tip(stage, ada, books.of('Ada') - kept);
  const before = books.of('Ada');

  await begin(stage);
  if (!isShort) await spy(stage, spyPrice);
  // A minute that is over is paid; the open one comes back.
  if (isShort) await expect.poll(() => reading(ada, 'show-bar', 'spent')).toBeGreaterThan(price);
  else {
    await expect(part(ada, 'show-bar').locator('[data-part=low]')).toBeVisible({ timeout: 60_000 });
    tell('Ada', 'is warned: a minute is left');
  }
  await press(host, 'show-bar', 'End private');
  await inDialog(host, 'End with refund');
  const ended = part(ada, 'show-ended');
  await expect(ended).toHaveAttribute('data-reason', 'model_ended');
  const spent = await reading(ada, 'show-ended', 'spent');
  // Something was used, and something set aside comes back.
  expect(spent).toBeGreaterThan(0);
  expect(spent).toBeLessThan(before);
  expect(await reading(ada, 'show-ended', 'refunded')).toBeGreaterThan(0);
  books.pay('Ada', 'Headliner', spent, shareOfShow(price, spent));
  await inDialog(ada, 'Back to the room');
  await expectBalance(ada.page, before - spent);
  tell('Headliner', `ends it early with a refund: Ada pays ${spent} and keeps ${before - spent}`);
};

/** Who was in a private is asked how it was. */
export const rating = async (stage: Stage): Promise<void> => {
  const { ada, tell } = stage;
  const prompt = ada.page.getByRole('dialog', { name: /^How was it with/ });
  await prompt.getByRole('button', { name: 'Good', exact: true }).click();
  await expect(prompt).toHaveCount(0);
  const origin = new URL(ada.page.url()).origin;
  const rated = async () => {
    const answer = await ada.page.request.get(`${origin}/api/v1/chat/react/${ROOM}`);
    return ((await answer.json()) as { viewer: { rateToday: string } }).viewer.rateToday;
  };
  await expect.poll(rated).toBe('RATE_UP');
  tell('Ada', 'found it good, and says so');
};

/** A ticket show: Mo goes in and buys the recording, Ada stays outside. */
export const ticketShow = async (stage: Stage): Promise<void> => {
  const { host, ada, mo, calls, books, tell } = stage;
  await calls.post('/video/mode', {
    mode: 'limited',
    ticket_price: 45,
    recording_price: 21,
    refund_joined_minute_before_end: 0,
  });
  tell('Headliner', 'closes the doors: a ticket is 45 tokens');
  await expect(ada.page.locator('[data-component=room-status-overlay][data-status=limited]')).toBeVisible();
  await press(mo, 'ticket-show', 'Buy a ticket');
  await expect(part(mo, 'ticket-show')).toHaveAttribute('data-state', 'inside');
  await expectBalance(mo.page, books.of('Mo') - 45);
  await press(mo, 'ticket-show', 'Buy the recording');
  await expect(part(mo, 'ticket-show')).toContainText('The recording is yours');
  await expectBalance(mo.page, books.of('Mo') - 45 - 21);
  tell('Mo', 'has a ticket and the recording; Ada waits outside');
  await calls.post('/video/mode', { mode: 'public' });
  for (const one of [ada, mo, host]) await expect(part(one, 'ticket-show')).toHaveCount(0);
  await expect(ada.page.locator('[data-component=room-status-overlay][data-status=limited]')).toHaveCount(0);
  books.pay('Mo', 'Headliner', 45);
  books.pay('Mo', 'Headliner', 21);
  tell('Headliner', 'opens the doors again');
};

/** The moderator silences, the broadcaster bans; the banned go home. */
export const ban = async (stage: Stage): Promise<void> => {
  const { host, ada, ben, mo, tell } = stage;
  await joined(ben.page);
  const insult = `give me back my tokens ${Date.now()}`;
  await say(ben.page, insult);
  await expect(line(mo.page, insult)).toHaveCount(1);
  await about(mo, ben.username, 'Silence');
  await expect(line(ben.page, `${ben.username} has been silenced.`)).toHaveCount(1);
  await expect(line(ada.page, 'A user has been silenced.')).toHaveCount(1);
  tell('Mo', 'silences Ben, who shouts; Ada reads of "a user"');
  await about(host, ben.username, 'Ban from the room');
  await toast(ben, 'You have been banned from this room.');
  await expect(ben.page).toHaveURL(/\/$/);
  tell('Headliner', 'bans Ben, who finds himself at home');
  const goodNight = `good night all ${Date.now()}`;
  await say(host.page, goodNight);
  for (const one of [ada, mo]) await expect(line(one.page, goodNight)).toHaveCount(1);
  tell('Headliner', 'says good night');
};
