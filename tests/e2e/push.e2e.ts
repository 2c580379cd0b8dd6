import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test';
import { createPushReader, startPushService } from '../../apps/api/src/testing/push-service.ts';
import { expect, freshName, startAsNew, test, urlOf, visit } from './support/fixtures.ts';
import { memberOf } from './support/member.ts';

/* The site as an app: its service worker, the offline page, and push messages from a push service on this machine. */

let service: Awaited<ReturnType<typeof startPushService>>;
test.beforeAll(async () => {
  service = await startPushService(() => ({ status: 201 }), Number(process.env.E2E_PUSH_PORT));
});
test.afterAll(() => service.close());

/** The worker controls the page. */
const controlled = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller?.scriptURL ?? null;
  });
const isControlled = (page: Page) => expect.poll(() => controlled(page)).toMatch(/\/sw\.js$/);

/** Addresses of everything that this origin has in caches. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const all: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) all.push(new URL(url).pathname);
    }
    return all;
  });

/**
 * The one part that needs the Internet: the browser's subscription at its maker's push service. It has real keys, and its
 * address leads to the service on this machine.
 */
const subscribeHere = (context: BrowserContext, endpoint: string, keys: { p256dh: string; auth: string }) =>
  context.addInitScript(
    ({ endpoint, keys }) => {
      const bytes = (text: string) =>
        Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
          .buffer;
      const kept = 'test:push';
      const current = () => {
        const key = localStorage.getItem(kept);
        return key === null
          ? null
          : {
              endpoint,
              options: { applicationServerKey: bytes(key) },
              getKey: (name: 'p256dh' | 'auth') => bytes(keys[name]),
              unsubscribe: async () => {
                localStorage.removeItem(kept);
                return true;
              },
            };
      };
      Object.assign(PushManager.prototype, {
        getSubscription: async () => current(),
        subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
          localStorage.setItem(kept, applicationServerKey);
          return current();
        },
      });
    },
    { endpoint, keys },
  );

/** Hands a message to the browser, as its push service does once it is decrypted. */
const deliver = async (cdp: CDPSession, origin: string, data: string): Promise<void> => {
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations.filter(({ scopeURL }) => scopeURL === `${origin}/`);
      if (found) resolve(found.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const registrationId = await registered;
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
};

/** A headless shell has no notifications of the system: it calls them denied, whatever the test grants. */
const allowNotices = async (context: BrowserContext, origin: string): Promise<void> => {
  await context.grantPermissions(['notifications'], { origin });
  await context.addInitScript(() => {
    if (Notification.permission === 'granted') return;
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  });
};

interface Notice {
  title: string;
  body: string;
  tag: string;
  data: string;
  close(): void;
}

interface Scope {
  registration: {
    showNotification(title: string, options: Omit<Notice, 'title'>): Promise<void>;
    getNotifications(): Promise<Notice[]>;
  };
  clients: { openWindow(url: string): Promise<unknown> };
  dispatchEvent(event: Event): boolean;
}

/** The site's running worker. Where the browser cannot show notices, it keeps them as the system would. */
const workerOf = async (context: BrowserContext): Promise<Worker> => {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('The service worker does not run');
  await worker.evaluate(() => {
    if (Notification.permission === 'granted') return;
    const { registration } = globalThis as unknown as Scope;
    const kept = new Map<string, Notice>();
    registration.showNotification = async (title, options) => {
      kept.set(options.tag, { ...options, title, close: () => void kept.delete(options.tag) });
    };
    registration.getNotifications = async () => [...kept.values()];
  });
  return worker;
};

const shown = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = globalThis as unknown as Scope;
    return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
  });

/**
 * Presses the notice. Browsers open windows only for a press on the system's own, so the answer is the address that the
 * worker would open.
 */
const press = (worker: Worker) =>
  worker.evaluate(async () => {
    const scope = globalThis as unknown as Scope;
    const [notification] = await scope.registration.getNotifications();
    return new Promise<string>((resolve) => {
      scope.clients.openWindow = async (url) => resolve(url);
      const event = new Event('notificationclick');
      scope.dispatchEvent(Object.assign(event, { notification, waitUntil: () => undefined }));
    });
  });

test('[SHELL-26] a follower’s press on “notify me” leads to a push message when the room opens, and the switch ends them', async ({
  visitor,
}) => {
  const model = await memberOf('cineast');
  await model.post('/video/mode', { mode: 'offline' });
  const page = await visitor({ app: true });
  const context = page.context();
  const browser = createPushReader();
  await allowNotices(context, urlOf('first'));
  await subscribeHere(context, `${service.origin}/send/one`, browser.keys);
  await startAsNew(page, freshName('listener'), '/cineast');
  await isControlled(page);

  // Nothing is registered before a press.
  const browsers = () =>
    page.evaluate(async () => (await (await fetch('/api/v1/user/push')).json()).browsers.length as number);
  expect(await browsers()).toBe(0);
  await page
    .locator('[data-component=room-status-overlay]')
    .getByRole('button', { name: /^Notify me/ })
    .click();
  await expect(page.getByText(/^You will be notified on this device when/)).toBeVisible();
  expect(await browsers()).toBe(1);

  await visit(page, '/account/settings');
  const push = page.getByRole('switch', { name: 'Push notifications on this device' });
  await expect(push).toBeChecked();

  await model.post('/video/mode', { mode: 'public' });
  await expect.poll(() => service.received.length).toBe(1);
  const content = browser.read(service.received[0]?.body ?? Buffer.alloc(0));
  expect(content).toMatchObject({ tag: 'live-cineast', path: '/cineast', language: 'en' });

  const worker = await workerOf(context);
  await deliver(await context.newCDPSession(page), urlOf('first'), JSON.stringify(content));
  await expect
    .poll(() => shown(worker))
    .toEqual([{ title: 'Cineast is live', body: 'Open the room', tag: 'live-cineast' }]);
  const opened = await press(worker);
  expect(opened).toBe(`${urlOf('first')}/cineast`);
  expect(await shown(worker)).toEqual([]);
  await visit(page, new URL(opened).pathname);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cineast');

  await visit(page, '/account/settings');
  await push.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Push notifications are off for this device.', { exact: true })).toBeVisible();
  expect(await browsers()).toBe(0);
  // The room's bell does not turn on again what was turned off here.
  await visit(page, '/cineast');
  const bell = page.locator('[data-component=follow-button]').getByRole('button', { name: /^Notify/ });
  await bell.click();
  await expect(bell).toHaveAttribute('aria-pressed', 'false');
  await bell.click();
  await expect(bell).toHaveAttribute('aria-pressed', 'true');
  expect(await browsers()).toBe(0);
  await model.post('/video/mode', { mode: 'offline' });
});

test('[SHELL-26] without permission the settings say so, and nothing asks when a page opens', {
  tag: '@long',
}, async ({ visitor }) => {
  const page = await visitor({ app: true });
  await page.addInitScript(() => {
    Object.assign(globalThis, { asked: 0 });
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
    Notification.requestPermission = async () => {
      Object.assign(globalThis, { asked: 1 });
      return 'denied';
    };
  });
  await startAsNew(page, freshName('quiet'), '/account/settings');
  await isControlled(page);
  await expect(page.getByRole('switch', { name: 'Push notifications on this device' })).toBeDisabled();
  await expect(page.getByText(/^Your browser blocks notifications/)).toBeVisible();
  expect(await page.evaluate(() => (globalThis as unknown as { asked: number }).asked)).toBe(0);
});

test('[SHELL-26] without a network pages give way to the offline page, and no page, money or gate is ever stored', async ({
  visitor,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|status of 503|realtime|WebSocket/);
  const page = await visitor({ app: true });
  await startAsNew(page, freshName('walker'));
  await isControlled(page);
  for (const path of [
    '/girls',
    '/model',
    '/account/tokens',
    '/account/settings',
    '/verify-age',
    '/de/girls',
  ]) {
    await visit(page, path);
  }
  // What the last page loads by itself is there before the network goes.
  await page.waitForLoadState('networkidle');
  const all = await cached(page);
  expect(all.filter((path) => path === '/offline.html')).toHaveLength(6);
  expect(
    all.filter((path) => path !== '/offline.html' && !/^\/(assets|brand)\/[^/]+\.css$/.test(path)),
  ).toEqual([]);

  await page.context().setOffline(true);
  await page.goto('/account/tokens');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await page.goto('/de/girls');
  await expect(page.getByRole('heading', { level: 1, name: 'Du bist offline' })).toBeVisible();
  const retry = page.getByRole('link', { name: 'Erneut versuchen' });
  await retry.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Du bist offline' })).toBeVisible();
  await page.context().setOffline(false);
  await retry.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-component=model-card]').first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/de/girls');
});

test('[SHELL-26] a brand that turns its app off has no manifest, and its worker goes with all that it kept', {
  tag: '@long',
}, async ({ visitor, complaints }) => {
  const key = `app-${process.pid}.localhost`;
  const admin = await memberOf('admin');
  await admin.post('/operator/sites', {
    key,
    sitecode: `app-${process.pid}`,
    main_domain_url: 'https://main.example',
    is_whitelabel: true,
    owner_webmaster_username: 'operator',
    config: { config_version: 1, display_name: 'App House', is_non_nude: false, custom: {} },
  });
  const origin = urlOf('first').replace('localhost', key);
  const page = await visitor({ url: origin, app: true });
  await page.goto('/');
  await isControlled(page);
  const manifest = page.locator('link[rel=manifest]');
  await expect(manifest).toHaveCount(1);
  const href = (await manifest.getAttribute('href')) ?? '';
  const read = () =>
    page.evaluate(async (url) => {
      const answer = await fetch(url, { cache: 'no-store' });
      return answer.ok ? answer.json() : answer.status;
    }, href);
  expect(await read()).toMatchObject({ name: 'App House', display: 'standalone' });
  // The policy lets the browser load it.
  const cdp = await page.context().newCDPSession(page);
  const { errors } = await cdp.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  // A test's browser context is a private window, where an ordinary Chromium installs nothing.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);

  const { live, draft, revision } = await admin.get<{
    live: { custom: object };
    draft: { draft: number } | null;
    revision: number;
  }>(`/operator/sites/${key}`);
  const config = { ...live, custom: { ...live.custom, app_enabled: false } };
  const saved = await admin.post<{ draft: { draft: number } }>(`/operator/sites/${key}/draft`, {
    draft: draft?.draft ?? 0,
    config,
  });
  await admin.post(`/operator/sites/${key}/publish`, { revision, draft: saved.draft.draft });

  await expect
    .poll(async () => {
      await page.goto('/');
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      return page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]);
    })
    .toEqual([0, 0]);
  complaints.allow(/status of 404/);
  await page.goto('/');
  await expect(manifest).toHaveCount(0);
  await expect.poll(read).toBe(404);
});
