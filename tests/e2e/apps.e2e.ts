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
} from './support/fixtures.ts';
import { type Member, memberOf } from './support/member.ts';

/* The room of the account `performer`: nobody else plays there, and its apps are put up here. */
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

test('[APP-01] [ROOM-09] tips move a goal to its end, the king changes, a wheel stops alike for both', {
  tag: '@long',
}, async ({ page, visitor }) => {
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
