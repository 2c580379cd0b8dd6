import type { Page } from '@playwright/test';
import {
  expect,
  expectBalance,
  freshName,
  joined,
  openTips,
  startAsNew,
  test,
  tip,
  urlOf,
} from './support/fixtures.ts';
import { type Member, memberOf } from './support/member.ts';

/* The room of the account `performer`: nobody else plays there, and its apps are put up here. */
test.describe.configure({ mode: 'serial' });

let performer: Member;
test.beforeEach(async () => {
  performer ??= await memberOf('performer');
  await performer.post('/video/mode', { mode: 'public' });
});
test.afterAll(async () => {
  for (const app of ['tip_goal', 'king_of_the_hill', 'spin_wheel', 'tip_menu']) {
    await performer.post('/room_apps/performer/uninstall', { app });
  }
  await performer.post('/video/mode', { mode: 'offline' });
});

const install = (app: string, config: object) =>
  performer.post('/room_apps/performer/install', { app, config });
const card = (page: Page, name: string) => page.locator(`[data-component=${name}]`);
const newcomer = async (page: Page, start: string): Promise<string> => {
  const name = freshName(start);
  await startAsNew(page, name, '/performer');
  await joined(page);
  return name;
};

test('[APP-01] [ROOM-09] tips move a goal to its end, the king changes, a wheel stops alike for both', async ({
  page,
  visitor,
}) => {
  await install('tip_goal', { title: 'Dance with the lights', target: 60 });
  await install('king_of_the_hill', { minimum: 10 });
  await install('spin_wheel', {
    price: 20,
    prizes: [
      { label: 'A song', weight: 1 },
      { label: 'A wave', weight: 1 },
      { label: 'A dance', weight: 1 },
    ],
  });
  await install('tip_menu', { title: 'Menu', items: [{ label: 'Wave', price: 5 }] });
  const ada = await newcomer(page, 'ada');
  const other = await visitor();
  const ben = await newcomer(other, 'ben');

  await tip(page, 25);
  for (const one of [page, other]) {
    await expect(card(one, 'tip-goal')).toContainText('25 of 60 tokens');
    await expect(card(one, 'king-of-the-hill')).toContainText(ada);
    await expect(card(one, 'app-panel')).toContainText('25 / 60');
  }
  await tip(other, 50);
  for (const one of [page, other]) {
    await expect(card(one, 'tip-goal')).toContainText(`${ben} reached the goal!`);
    await expect(card(one, 'king-of-the-hill')).toContainText(ben);
  }

  await card(page, 'spin-wheel').getByRole('button', { name: 'Spin for 20 tokens' }).click();
  await expectBalance(page, 155);
  const prize = async (one: Page) => {
    await expect(card(one, 'spin-wheel')).toHaveAttribute('data-prize', /\d/);
    return card(one, 'spin-wheel').getAttribute('data-prize');
  };
  expect(await prize(page)).toBe(await prize(other));
  await expect(card(other, 'spin-wheel').getByRole('status')).toContainText(`${ada} won:`);

  // An option of the menu fills the tip panel, and the tip is an order.
  const panel = await openTips(page);
  await panel.getByRole('radio', { name: /Wave/ }).check();
  await panel.getByRole('button', { name: 'Tip 5 tokens' }).click();
  await expect(card(other, 'tip-menu')).toContainText(`${ada}: Wave`);
});

test('[TIP-03] a split of three shares is paid together; one that is called off gives all back', async ({
  page,
  visitor,
}) => {
  const [second, third] = [await visitor(), await visitor()];
  const everybody = [page, second, third];
  for (const [at, one] of everybody.entries()) await newcomer(one, `split${at}`);

  const split = (one: Page) => card(one, 'tip-split');
  await split(page).getByLabel('Total tokens').fill('100');
  await split(page).getByRole('button', { name: 'Propose for a share of 34' }).click();
  await expectBalance(page, 166);
  await split(second).getByRole('button', { name: 'Join for 33 tokens' }).click();
  await expect(split(third)).toContainText('Shares left: 1');
  await split(third).getByRole('button', { name: 'Join for 33 tokens' }).click();
  for (const one of everybody) await expect(split(one)).toHaveAttribute('data-state', 'success');
  await expectBalance(second, 167);

  await split(page).getByLabel('Total tokens').fill('90');
  await split(page).getByRole('button', { name: 'Propose for a share of 30' }).click();
  await split(second).getByRole('button', { name: 'Join for 30 tokens' }).click();
  await expectBalance(second, 137);
  await split(page).getByRole('button', { name: 'Cancel the tip' }).click();
  for (const one of everybody) await expect(split(one)).toHaveAttribute('data-state', 'canceled');
  await expectBalance(page, 166);
  await expectBalance(second, 167);

  // During a private there is none.
  await performer.post('/video/mode', { mode: 'offline' });
  await expect(split(page)).toHaveCount(0);
  const refused = await page.request.get(`${urlOf('first')}/api/v1/room_apps/performer`);
  expect(((await refused.json()) as { split: { mode: string } }).split.mode).toBe('canceled');
});
