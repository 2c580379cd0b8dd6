import type { Page } from '@playwright/test';
import {
  chat,
  expect,
  expectBalance,
  flood,
  joined,
  line,
  post,
  tip as sendTip,
} from '../../e2e/support/fixtures.ts';
import { costUntilEmpty, shareOfShow } from './expected-balances.ts';
import { get, inDialog, type Person, part, press, ROOM, reading, type Session, toast } from './setup.ts';

interface RoomAnswer {
  show: { show_id: number } | null;
  userSetting: {
    private: { pricePerMinuteInToken: number; minimumTokenToStart: number };
    spy: { pricePerMinuteInToken: number };
  };
}
const pricesOf = async (person: Person) => (await get<RoomAnswer>(person, `/chat/react/${ROOM}`)).userSetting;

/** Opens the menu of a name in the chat and picks an action. */
const about = async (person: Person, username: string, action: string): Promise<void> => {
  const { page } = person;
  const item = page.getByRole('menuitem', { name: action });
  // A new role may not have reached the page yet.
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
  // The list does not scroll while the pointer is over it.
  await page.mouse.move(0, 0);
};
/** Moderation asks for an optional reason first. */
const confirm = ({ page }: Person, action: string): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click();

export const tip = async (session: Session, from: Person, amount: number): Promise<void> => {
  await sendTip(from.page, amount);
  session.balances.pay(from.name, 'Headliner', amount);
  await expectBalance(from.page, session.balances.of(from.name));
};

/** Waits inside the page for a line: a flood can remove it between two polls from outside. */
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

/** Appoints a moderator; under a flood of lines, two people still read each other. */
export const chatFlood = async (session: Session, perSecond: number, seconds: number): Promise<void> => {
  const { host, ada, ben, mo, log } = session;
  await post(mo.page, `good evening from ${mo.username}`);
  await expect(line(host.page, mo.username)).not.toHaveCount(0);
  await about(host, mo.username, 'Make moderator');
  await expect(line(mo.page, `${mo.username} is now a moderator.`)).toHaveCount(1);
  log('Headliner', 'makes Mo a moderator');
  const question = `can anybody read this ${Date.now()}`;
  const isShown = shows(ben.page, question);
  const crowd = flood(ROOM, perSecond, seconds, 'second');
  const asked = Date.now();
  await post(ada.page, question);
  await isShown;
  const delay = Date.now() - asked;
  const { sent } = await crowd;
  expect(sent).toBe(perSecond * seconds);
  // The list keeps up, and the composer still accepts input.
  const answer = `loud and clear ${asked}`;
  await post(ben.page, answer);
  for (const { page } of [host, ada, mo]) await expect(line(page, answer)).toHaveCount(1);
  log('Ada, Ben', `hear each other within ${delay} ms while ${sent} lines pass`);
};

/** Two people tip until a goal is reached. */
export const goal = async (session: Session): Promise<void> => {
  const { host, ada, ben, calls, log } = session;
  await calls.post(`/room_apps/${ROOM}/install`, {
    app: 'tip_goal',
    config: { title: 'Dance with the lights', target: 60 },
  });
  await expect(part(ada, 'tip-goal')).toBeVisible();
  await tip(session, ada, 25);
  for (const one of [host, ada, ben]) await expect(part(one, 'tip-goal')).toContainText('25 of 60 tokens');
  log('Ada', 'tips 25; the goal stands at 25 of 60 for all');
  await tip(session, ben, 40);
  for (const one of [host, ada, ben])
    await expect(part(one, 'tip-goal')).toContainText(`${ben.username} reached the goal!`);
  log('Ben', 'tips 40 and reaches the goal: the lights dance');
};

const propose = async (from: Person, tokens: number, share: number): Promise<void> => {
  await part(from, 'tip-split').getByLabel('Total tokens').fill(String(tokens));
  await press(from, 'tip-split', `Start a split – your share: ${share}`);
};

/** Three people pay a split tip. */
export const splitPaid = async (session: Session): Promise<void> => {
  const { ada, ben, mo, balances, log } = session;
  await propose(ada, 60, 20);
  await expectBalance(ada.page, balances.of('Ada') - 20);
  await press(ben, 'tip-split', 'Join for 20 tokens');
  await expect(part(mo, 'tip-split')).toContainText('Shares left: 1');
  await press(mo, 'tip-split', 'Join for 20 tokens');
  for (const one of [ada, ben, mo])
    await expect(part(one, 'tip-split')).toHaveAttribute('data-state', 'success');
  // All shares are one payment, so the fee is rounded once.
  balances.pay('Ada', 'Headliner', 20, 30);
  balances.pay('Ben', 'Headliner', 20, 0);
  balances.pay('Mo', 'Headliner', 20, 0);
  log('Ada+Ben+Mo', 'share a tip of 60');
};

/** A canceled split returns everybody's tokens. */
export const splitCanceled = async (session: Session): Promise<void> => {
  const { ada, ben, balances, log } = session;
  await propose(ada, 30, 10);
  await press(ben, 'tip-split', 'Join for 10 tokens');
  await expectBalance(ben.page, balances.of('Ben') - 10);
  await press(ada, 'tip-split', 'Cancel the tip');
  for (const one of [ada, ben])
    await expect(part(one, 'tip-split')).toHaveAttribute('data-state', 'canceled');
  await expectBalance(ben.page, balances.of('Ben'));
  log('Ada', 'calls the second split off; 10 tokens go back to each');
};

/** Cuts Ada's network; after reconnecting she sees what she missed, once. */
export const cut = async (session: Session): Promise<void> => {
  const { host, ada, ben, network, balances, log } = session;
  network.cut();
  await expect(chat(ada.page)).toHaveAttribute('data-connection', 'reconnecting');
  log('Ada', 'loses the network');
  const own = `written in the dark ${Date.now()}`;
  await post(ada.page, own);
  const missed = `where is Ada? ${Date.now()}`;
  await post(host.page, missed);
  await tip(session, ben, 10);
  await expect(line(ada.page, missed)).toHaveCount(0);
  network.restore();
  await joined(ada.page);
  for (const text of [own, missed]) {
    for (const one of [host, ada, ben]) await expect(line(one.page, text)).toHaveCount(1);
  }
  await expect(chat(ada.page).locator('[data-kind=gap]')).toHaveCount(0);
  await expectBalance(ada.page, balances.of('Ada'));
  log('Ada', 'is back: nothing lost, nothing doubled');
};

/** Ada requests a private show and the broadcaster accepts. */
const begin = async ({ host, ada, log }: Session): Promise<void> => {
  await press(ada, 'show-offer', 'Private show');
  await inDialog(ada, 'Request private show');
  // Told that the tokens last for few minutes, she asks all the same.
  await inDialog(ada, 'Request anyway');
  await expect(part(host, 'show-request')).toContainText(`${ada.username} requests a private show`);
  await press(host, 'show-request', 'Accept');
  await expect(ada.page.getByText('YOU ARE NOW IN A PRIVATE')).toBeVisible();
  await expect(part(host, 'show-bar')).toHaveAttribute('data-state', 'running');
  log('Ada', 'is in a private show');
};

/** Ben spies until his tokens run out. */
const spy = async (session: Session, spyPrice: number): Promise<void> => {
  const { ben, balances, log } = session;
  await press(ben, 'room-status-overlay', 'Watch for');
  await inDialog(ben, 'Start spying');
  await expect(part(ben, 'show-bar')).toHaveAttribute('data-kind', 'spy');
  log('Ben', `spies with ${balances.of('Ben')} tokens left`);
  await expect(part(ben, 'show-ended')).toHaveAttribute('data-reason', 'out_of_tokens', { timeout: 60_000 });
  const spent = await reading(ben, 'show-ended', 'spent');
  expect(spent).toBe(costUntilEmpty(spyPrice, balances.of('Ben')));
  balances.pay('Ben', 'Headliner', spent, shareOfShow(spyPrice, spent));
  await inDialog(ben, 'Back to the room');
  log('Ben', `has spied for ${spent} tokens and has no more`);
};

/**
 * The broadcaster ends a private show with a refund. In the long form Ben spies on it, and it runs until the low-token
 * warning, which leaves a minute to end it.
 */
export const privateShow = async (session: Session, { isShort }: { isShort: boolean }): Promise<void> => {
  const { host, ada, ben, balances, log } = session;
  const { private: set, spy: spySet } = await pricesOf(host);
  const price = set.pricePerMinuteInToken;
  const spyPrice = spySet.pricePerMinuteInToken;
  // Ben has tokens for half a minute of spying, Ada for four minutes of the show (a little in the short form).
  await tip(session, ben, balances.of('Ben') - Math.ceil(spyPrice / 2));
  const kept = Math.max(set.minimumTokenToStart, Math.ceil(price * (isShort ? 4.5 : 4)));
  if (balances.of('Ada') > kept) await tip(session, ada, balances.of('Ada') - kept);
  const before = balances.of('Ada');

  await begin(session);
  if (!isShort) await spy(session, spyPrice);
  // Complete minutes are paid; the current one is refunded.
  if (isShort)
    await expect.poll(() => reading(ada, 'show-bar', 'spent'), { timeout: 40_000 }).toBeGreaterThan(price);
  else {
    await expect(part(ada, 'show-bar').locator('[data-part=low]')).toBeVisible({ timeout: 60_000 });
    log('Ada', 'is warned: a minute is left');
  }
  await press(host, 'show-bar', 'End private');
  await inDialog(host, 'End with refund');
  const ended = part(ada, 'show-ended');
  await expect(ended).toHaveAttribute('data-reason', 'model_ended');
  const spent = await reading(ada, 'show-ended', 'spent');
  // Part of the hold was used, the rest is released.
  expect(spent).toBeGreaterThan(0);
  expect(spent).toBeLessThan(before);
  expect(await reading(ada, 'show-ended', 'refunded')).toBeGreaterThan(0);
  balances.pay('Ada', 'Headliner', spent, shareOfShow(price, spent));
  await inDialog(ada, 'Back to the room');
  await expectBalance(ada.page, before - spent);
  log('Headliner', `ends it early with a refund: Ada pays ${spent} and keeps ${before - spent}`);
};

/** A participant rates the private show that ended. */
export const rating = async (session: Session): Promise<void> => {
  const { ada, log } = session;
  const prompt = ada.page.getByRole('dialog', { name: /^How was it with/ });
  await prompt.getByRole('button', { name: 'Good', exact: true }).click();
  await expect(prompt).toHaveCount(0);
  const origin = new URL(ada.page.url()).origin;
  const rated = async () => {
    const answer = await ada.page.request.get(`${origin}/api/v1/chat/react/${ROOM}`);
    return ((await answer.json()) as { viewer: { rateToday: string } }).viewer.rateToday;
  };
  await expect.poll(rated).toBe('RATE_UP');
  log('Ada', 'found it good, and says so');
};

/** A ticket show: Mo joins and buys the recording, Ada does not join. */
export const ticketShow = async (session: Session): Promise<void> => {
  const { host, ada, mo, calls, balances, log } = session;
  await calls.post('/video/mode', {
    mode: 'limited',
    ticket_price: 45,
    recording_price: 21,
    refund_joined_minute_before_end: 0,
  });
  log('Headliner', 'closes the doors: a ticket is 45 tokens');
  await expect(ada.page.locator('[data-component=room-status-overlay][data-status=limited]')).toBeVisible();
  await press(mo, 'room-status-overlay', 'Ticket for');
  await expect(part(mo, 'ticket-show')).toHaveAttribute('data-state', 'inside');
  await expectBalance(mo.page, balances.of('Mo') - 45);
  await press(mo, 'ticket-show', 'Buy the recording');
  await expect(part(mo, 'ticket-show')).toContainText('Recording bought');
  await expectBalance(mo.page, balances.of('Mo') - 45 - 21);
  log('Mo', 'has a ticket and the recording; Ada waits outside');
  await calls.post('/video/mode', { mode: 'public' });
  for (const one of [ada, mo, host]) await expect(part(one, 'ticket-show')).toHaveCount(0);
  await expect(ada.page.locator('[data-component=room-status-overlay][data-status=limited]')).toHaveCount(0);
  balances.pay('Mo', 'Headliner', 45);
  balances.pay('Mo', 'Headliner', 21);
  log('Headliner', 'opens the doors again');
};

/** The moderator silences, the broadcaster bans; a banned viewer leaves the room. */
export const ban = async (session: Session): Promise<void> => {
  const { host, ada, ben, mo, log } = session;
  await joined(ben.page);
  const insult = `give me back my tokens ${Date.now()}`;
  await post(ben.page, insult);
  await expect(line(mo.page, insult)).toHaveCount(1);
  await about(mo, ben.username, 'Silence');
  await confirm(mo, 'Silence');
  await expect(line(ben.page, `${ben.username} has been silenced.`)).toHaveCount(1);
  await expect(line(ada.page, 'A user has been silenced.')).toHaveCount(1);
  log('Mo', 'silences Ben, who shouts; Ada reads of "a user"');
  await about(host, ben.username, 'Ban from the room');
  await confirm(host, 'Ban');
  await toast(ben, 'You have been banned from this room.');
  await expect(ben.page).toHaveURL(/\/$/);
  log('Headliner', 'bans Ben, who finds himself at home');
  const goodNight = `good night all ${Date.now()}`;
  await post(host.page, goodNight);
  for (const one of [ada, mo]) await expect(line(one.page, goodNight)).toHaveCount(1);
  log('Headliner', 'says good night');
};
