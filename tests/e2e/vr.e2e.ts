import type { Page, Request } from '@playwright/test';
import { browserLaunchOptions } from '../../scripts/lib/browser.ts';
import { alive, expect, freshName, openTips, startAsNew, test, urlOf, visit } from './support/fixtures.ts';

/* WebGL without a graphics card. */
const launch = browserLaunchOptions();
test.use({ launchOptions: { ...launch, args: [...launch.args, '--enable-unsafe-swiftshader'] } });

/* Without a graphics card, the screen's picture is read back from the drawing. */
test.beforeEach(({ complaints }) => complaints.allow(/GPU stall due to ReadPixels/));

interface Room {
  chat: { status: string };
  stream: { vr: boolean; vr_format: { projection: string; layout: string } | null } | null;
  userSetting: { hasCamPassword: boolean };
}
const read = async <T>(path: string): Promise<T> =>
  (await fetch(`${urlOf('first')}/api/v1${path}`)).json() as T;

/** A VR room that is live and open to everybody, with this projection. */
const vrRoom = async (projection: '180' | '360'): Promise<string> => {
  const { userList } = await read<{ userList: { username: string; status: string }[] }>('/browse/react/vr');
  for (const { username, status } of userList) {
    if (status !== 'online') continue;
    const { stream, userSetting } = await read<Room>(`/chat/react/${username}`);
    if (stream?.vr_format?.projection === projection && !userSetting.hasCamPassword) return username;
  }
  throw new Error(`No VR room with ${projection} degrees is live`);
};

const isTip = (request: Request) => request.method() === 'POST' && request.url().includes('/tip/');
const view = (page: Page) => page.locator('[data-component=vr-view]');
const picture = (page: Page) => view(page).getByRole('application');
const ready = (page: Page) => expect(view(page)).toHaveAttribute('data-state', 'ready');

/** The colours of the drawn picture on a coarse grid, as the screen shows them. */
const colours = async (page: Page): Promise<number[]> => {
  const shot = await view(page).locator('canvas').screenshot();
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(32, 18);
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.drawImage(image, 0, 0, 32, 18);
    return [...context.getImageData(0, 0, 32, 18).data];
  }, shot.toString('base64'));
};
const apart = (a: number[], b: number[]) =>
  a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
/** A picture is there: it is neither black nor one colour. */
const hasPicture = (page: Page) =>
  expect
    .poll(async () => {
      const all = await colours(page);
      const values = all.filter((_, at) => at % 4 !== 3);
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      return values.reduce((sum, value) => sum + Math.abs(value - mean), 0) / values.length;
    })
    .toBeGreaterThan(8);
/** Freezes the video, so that only the viewer changes the picture. */
const freeze = async (page: Page): Promise<number[]> => {
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.pause();
    // The player takes a paused video to the newest picture when its own is twelve seconds old.
    const { currentTime } = video;
    Object.defineProperty(video, 'currentTime', {
      configurable: true,
      get: () => currentTime,
      set: () => {},
    });
  });
  let last = await colours(page);
  await expect
    .poll(async () => {
      const next = await colours(page);
      const difference = apart(last, next);
      last = next;
      return difference;
    })
    .toBeLessThan(0.5);
  return last;
};

test('[VR-01] [ROOM-03] from the list by the badge into a picture that moves and is turned by mouse and keyboard', async ({
  page,
}) => {
  const room = await vrRoom('360');
  await visit(page, '/vr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('VR cams: live cams');
  const card = page
    .locator('[data-component=model-card]')
    .filter({ has: page.locator(`a[href="/${room}"]`) });
  // What is true of the whole list is not on its cards.
  await expect(card.getByText('VR', { exact: true })).toHaveCount(0);
  await card.locator(`a[href="/${room}"]`).click();
  await expect(page).toHaveURL(`/${room}`);
  const badge = page.locator('[data-component=room-header]').getByRole('link', { name: 'VR', exact: true });
  await badge.click();
  await expect(page).toHaveURL(`/${room}/vr`);
  await ready(page);
  await hasPicture(page);

  // The video goes on: the picture changes by itself.
  const before = await colours(page);
  await expect.poll(async () => apart(before, await colours(page))).toBeGreaterThan(0.3);

  // Dragged: what was in the middle leaves it. Home leads back.
  const ahead = await freeze(page);
  const box = await picture(page).boundingBox();
  if (!box) throw new Error('The picture has no place');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - box.width / 2.5, y, { steps: 6 });
  await page.mouse.up();
  await expect.poll(async () => apart(ahead, await colours(page))).toBeGreaterThan(1.5);
  await picture(page).focus();
  await page.keyboard.press('Home');
  await expect.poll(async () => apart(ahead, await colours(page))).toBeLessThan(0.5);
  for (const key of ['ArrowLeft', 'ArrowUp']) {
    for (let press = 0; press < 5; press += 1) await page.keyboard.press(key);
    await expect.poll(async () => apart(ahead, await colours(page)), key).toBeGreaterThan(1.5);
    await page.keyboard.press('Home');
    await expect.poll(async () => apart(ahead, await colours(page)), key).toBeLessThan(0.5);
  }
  // Looking around changes no volume, and a click on the picture does not pause it.
  await expect(page.locator('[data-component=video-player] [data-part=volume]')).toHaveValue(/^\d+$/);
});

test('[VR-01] 2D and 3D, own formats, and an address whose unknown values are ignored', {
  tag: '@long',
}, async ({ page }) => {
  const room = await vrRoom('180');
  await visit(page, `/${room}/vr?tab=casino&view=4d`);
  await ready(page);
  await hasPicture(page);
  const tabs = page.locator('[data-component=vr-tabs]');
  await expect(tabs.getByRole('tab', { name: 'Chat' })).toHaveAttribute('aria-selected', 'true');
  const deep = view(page).getByRole('button', { name: '3D: one picture for each eye' });
  await expect(deep).toHaveAttribute('aria-pressed', 'false');

  const flat = await freeze(page);
  await deep.click();
  await expect(page).toHaveURL(/view=3d/);
  await expect.poll(async () => apart(flat, await colours(page))).toBeGreaterThan(3);
  // Both halves show the scene, which is nearly the same for both eyes.
  const halves = await freeze(page);
  const side = (from: number) =>
    halves.filter((_, at) => Math.floor(at / 4) % 32 >= from && Math.floor(at / 4) % 32 < from + 16);
  expect(apart(side(0), side(16))).toBeLessThan(8);

  await tabs.getByRole('tab', { name: 'Settings' }).click();
  await expect(page).toHaveURL(/tab=settings/);
  await tabs.getByText('2D', { exact: true }).click();
  await expect.poll(async () => apart(flat, await colours(page))).toBeLessThan(0.5);
  await tabs.getByLabel('Picture format').selectOption({ label: '360°, one picture' });
  await expect.poll(async () => apart(flat, await colours(page))).toBeGreaterThan(3);

  // The address and the choice survive a reload; the back button of the room leads to the room.
  await page.reload();
  await alive(page);
  await expect(tabs.getByRole('tab', { name: 'Settings' })).toHaveAttribute('aria-selected', 'true');
  await expect(tabs.getByLabel('Picture format')).toHaveValue('360-mono');
  await page.getByRole('link', { name: 'Back to the room' }).click();
  await expect(page).toHaveURL(`/${room}`);
  await expect(page.locator('video')).toBeVisible();
});

test('[VR-01] [TIP-01] a tip from the VR page says so, and the modules replace each other', {
  tag: '@long',
}, async ({ page }) => {
  const room = await vrRoom('360');
  await startAsNew(page, freshName('vr'), `/${room}/vr`);
  const modules = page.locator('[data-component=vr-modules]');
  const button = modules.locator('[data-part=bar]').getByRole('button', { name: 'Tip', exact: true });
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await button.click();
  await expect(page.locator('[data-component=tip-panel]')).toHaveCount(0);
  await button.click();
  const sent = page.waitForRequest(isTip);
  const panel = await openTips(page);
  await panel.getByLabel('Amount in tokens').fill('7');
  await panel.getByRole('button', { name: 'Tip 7 tokens' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ amount: 7, type: 'public', vr: true });
  await expect
    .poll(async () => {
      const answer = await page.request.get('/api/v1/account/tokens/history');
      const { entries } = (await answer.json()) as { entries: { tip: { vr: boolean } | null }[] };
      return entries.find(({ tip }) => tip !== null)?.tip?.vr;
    })
    .toBe(true);
  // The same person tips in the room itself: not from VR.
  await page.getByRole('link', { name: 'Back to the room' }).click();
  // The address changes before the page does, and both have the panel.
  await expect(modules).toHaveCount(0);
  await expect(page).toHaveURL(`/${room}`);
  const next = page.waitForRequest(isTip);
  const roomPanel = await openTips(page);
  await roomPanel.getByLabel('Amount in tokens').fill('6');
  await roomPanel.getByRole('button', { name: 'Tip 6 tokens' }).click();
  expect((await next).postDataJSON()).toMatchObject({ amount: 6, vr: false });
});

test('[VR-01] closed and flat rooms show no VR picture, and a phone shows all of it', {
  tag: '@long',
}, async ({ visitor }) => {
  const page = await visitor({ mobile: true });
  await visit(page, '/petra_passe/vr');
  await expect(page.getByText('This room has a password')).toBeVisible();
  await expect(page.locator('canvas')).toHaveCount(0);
  await expect(page.locator('[data-component=vr-modules]')).toHaveCount(0);

  const { userList } = await read<{ userList: { username: string; status: string; flagList: string[] }[] }>(
    '/browse/react/girls',
  );
  const flat = userList.find(
    ({ status, flagList }) => status === 'online' && flagList.length === 0,
  )?.username;
  await visit(page, `/${flat}/vr`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ does not stream in VR$/);
  await page.getByRole('link', { name: 'All VR rooms' }).click();
  await expect(page).toHaveURL('/vr');

  const room = await vrRoom('360');
  await page.context().grantPermissions(['accelerometer', 'gyroscope', 'magnetometer']);
  await visit(page, `/${room}/vr`);
  await ready(page);
  await hasPicture(page);
  const ahead = await freeze(page);
  // A finger turns the picture, and the page stays where it is.
  const place = await picture(page).boundingBox();
  if (!place) throw new Error('The picture has no place');
  const session = await page.context().newCDPSession(page);
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: place.y + place.height / 2 }],
    });
  const scrolled = await page.evaluate(() => scrollY);
  await finger('touchStart', place.x + place.width * 0.8);
  for (let step = 7; step >= 2; step -= 1) await finger('touchMove', place.x + place.width * (step / 10));
  await finger('touchEnd', 0);
  await expect.poll(async () => apart(ahead, await colours(page))).toBeGreaterThan(1.5);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await view(page).getByRole('button', { name: 'Look around by moving the device' }).click();
  const turnTo = (alpha: number) =>
    page.evaluate((angle) => {
      dispatchEvent(new DeviceOrientationEvent('deviceorientation', { alpha: angle, beta: 90, gamma: 0 }));
    }, alpha);
  await turnTo(10);
  const before = await freeze(page);
  await turnTo(330);
  await expect.poll(async () => apart(before, await colours(page))).toBeGreaterThan(1.5);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('[VR-01] a headset that does not open, and a browser without WebGL, are said; the room goes on', {
  tag: '@long',
}, async ({ visitor, complaints }) => {
  complaints.allow(/THREE\.WebGLRenderer/);
  const room = await vrRoom('180');
  const page = await visitor();
  await page.addInitScript(() => {
    const xr = {
      isSessionSupported: async (mode: string) => mode === 'immersive-vr',
      requestSession: async () => {
        throw new DOMException('No headset', 'NotSupportedError');
      },
    };
    Object.defineProperty(navigator, 'xr', { value: xr });
  });
  await visit(page, `/${room}/vr`);
  await ready(page);
  await view(page).getByRole('button', { name: 'Enter VR' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Could not connect to the headset.' }),
  ).toBeAttached();
  await hasPicture(page);

  const flat = await visitor();
  await flat.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      ...rest: unknown[]
    ) {
      return kind.startsWith('webgl') ? null : getContext.apply(this, [kind, ...rest] as never);
    } as typeof getContext;
  });
  await visit(flat, `/${room}/vr`);
  await expect(flat.getByText('This browser does not support VR, so the video is flat.')).toBeVisible();
  await expect(flat.locator('canvas')).toHaveCount(0);
  await expect(flat.locator('video')).toHaveCSS('opacity', '1');
  await expect
    .poll(() => flat.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0.5);
});
