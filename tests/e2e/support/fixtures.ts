import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  type Locator,
  type Page,
} from '@playwright/test';
import { expect } from './expect.ts';

export { expect };

/** The process that a visitor is served by: with a shared database and bus there are two. */
export type Process = 'first' | 'second';
export const urlOf = (process_: Process): string =>
  (process_ === 'first' ? process.env.E2E_URL : process.env.E2E_SECOND_URL) ?? '';

export interface Complaints {
  /** Lets a message of the console pass in this test, because the test provokes it. */
  allow(pattern: RegExp): void;
}

interface Fixtures {
  complaints: Complaints;
  /** A visitor with a browser context of their own, from their own first request on. */
  visitor: (options?: VisitorOptions) => Promise<Page>;
}

export interface VisitorOptions {
  /** Where relative addresses lead; by default the first process. */
  url?: string;
  mobile?: boolean;
  dark?: boolean;
  /** Lets the site's service worker run. */
  app?: boolean;
}

/** A right to watch that ends while the picture runs: the player's next request is refused, and it asks for a new token. */
const RIGHT_ENDED = /status of 403 \(Forbidden\) \(http:\/\/[^/]+\/live/;

/** Chromium 150 warns so about the text's font if it still has it in memory from the previous page. */
const FONT_AT_HAND = /\.woff2 was preloaded using link preload but not used/;

/** Most tests keep the service worker out. */
const WORKER_BLOCKED = /Service Worker registration blocked by Playwright/;

const MOBILE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/**
 * Every page of every test is listened to: an error or warning in the console, a refusal by the page's policy or an
 * uncaught error fails the test that saw it.
 */
export const test = base.extend<Fixtures & { listening: (context: BrowserContext) => void }>({
  baseURL: async ({ browserName: _ }, use) => {
    await use(process.env.E2E_URL);
  },
  complaints: [
    async ({ browserName: _ }, use) => {
      const allowed: RegExp[] = [];
      await use(Object.assign({ allow: (pattern: RegExp) => void allowed.push(pattern) }, { allowed }));
    },
    { auto: true },
  ],
  listening: async ({ complaints }, use) => {
    const received: string[] = [];
    const onConsole = (message: ConsoleMessage) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      received.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    };
    await use((context) => {
      context.on('console', onConsole);
      context.on('weberror', (error) =>
        received.push(`uncaught: ${error.error().name} ${error.error().stack || error.error().message}`),
      );
    });
    const { allowed } = complaints as Complaints & { allowed: RegExp[] };
    const known = [...allowed, RIGHT_ENDED, FONT_AT_HAND, WORKER_BLOCKED];
    const unexpected = received.filter((line) => !known.some((pattern) => pattern.test(line)));
    expect(unexpected, 'what pages said in the console').toEqual([]);
  },
  context: async ({ context, listening }, use) => {
    listening(context);
    await use(context);
    // An answer that a test changes may still be on its way.
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  },
  visitor: async ({ browser, listening }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async ({ url = urlOf('first'), mobile = false, dark = false, app = false } = {}) => {
      const context = await browser.newContext({
        baseURL: url,
        // A server that a test starts with https has a certificate of the test's own.
        ignoreHTTPSErrors: url.startsWith('https:'),
        viewport: { width: 1280, height: 860 },
        locale: 'en-GB',
        colorScheme: dark ? 'dark' : 'light',
        serviceWorkers: app ? 'allow' : 'block',
        ...(mobile ? MOBILE : {}),
      });
      contexts.push(context);
      listening(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

/** The page has been brought to life: the header knows who is here. */
export const alive = async (page: Page): Promise<void> => {
  await expect(
    page
      .locator('header')
      .locator('a[href$="/login"], [data-part=balance-button], [data-part=account] [aria-haspopup=menu]')
      .first(),
  ).toBeVisible();
  // The server's HTML looks the same: the page is alive when React holds it and knows who is there.
  await page.evaluate(
    () =>
      // An observer, since a test's own clock leaves `performance` without entries.
      new Promise<void>((resolve) => {
        new PerformanceObserver((list, observer) => {
          if (!list.getEntries().some(({ name }) => name.endsWith('/user/current'))) return;
          observer.disconnect();
          resolve();
        }).observe({ type: 'resource', buffered: true });
      }),
  );
  await expect
    .poll(() =>
      page.evaluate(() =>
        Object.keys(document.querySelector('header') ?? {}).some((key) => key.startsWith('__react')),
      ),
    )
    .toBe(true);
};

/** The tip panel with its fields, which open above the bar. */
export const openTips = async (page: Page): Promise<Locator> => {
  const panel = page.locator('[data-component=tip-panel]');
  const more = panel.getByRole('button', { name: 'Other amount and more' });
  if ((await more.getAttribute('aria-expanded')) === 'false') await more.click();
  return panel;
};

/** Tips any amount; presses the button that names it, whatever that does. */
export const tip = async (page: Page, amount: number): Promise<void> => {
  const panel = await openTips(page);
  await panel.getByLabel('Amount in tokens').fill(String(amount));
  await panel.getByRole('button', { name: /^Tip [\d,]+ tokens?$/ }).click();
};

export const visit = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await alive(page);
};

/** One call of the page's session, without the page: its cookies are the browser's. */
export const call = async <T>(page: Page, path: string, data: object): Promise<T> => {
  const config = await page.request.get('/api/v1/site_config');
  const { csrf } = (await config.json()) as { csrf: string };
  const answer = await page.request.post(`/api/v1${path}`, {
    headers: { 'x-csrf-token': csrf, 'idempotency-key': crypto.randomUUID() },
    data,
  });
  expect(answer.status(), path).toBe(200);
  return (await answer.json()) as T;
};

/** What the header shows to an account: the balance, and on the pages of work only its menu. */
export const memberPart = (page: Page) =>
  page
    .locator('header')
    .locator('[data-part=balance-button], [data-part=account] [aria-haspopup=menu]')
    .first();

/** An account on the given page, one of the demo's by default. Forms are slow: who tests them takes {@link logInByForm}. */
export const logIn = async (
  page: Page,
  username: string,
  next = '/',
  password = 'footlight',
): Promise<void> => {
  await call(page, '/auth/login', { username, password });
  await visit(page, next);
  await expect(memberPart(page)).toBeVisible();
};

export const logInByForm = async (page: Page, username: string, next = '/'): Promise<void> => {
  await visit(page, `/login?next=${encodeURIComponent(next)}`);
  await page.getByLabel('Username or email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('footlight');
  await page.locator('form').getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(memberPart(page)).toBeVisible();
};

let names = 0;
/** A unique user name, even in a database that earlier runs used. */
export const freshName = (start: string): string => {
  names += 1;
  return `${start}_${process.pid}_${Date.now().toString(36)}_${names}`;
};

/** A new account with 200 tokens, whose session is the browser's. Who tests the form takes {@link signUp}. */
export const register = (page: Page, username: string): Promise<unknown> =>
  call(page, '/auth/register', {
    username,
    email: `${username}@example.test`,
    password: 'correct horse battery',
    birth_date: '1990-05-17',
    accept_terms: true,
  });

/** A new account on the given page. */
export const startAsNew = async (page: Page, username: string, next = '/'): Promise<void> => {
  await register(page, username);
  await visit(page, next);
  await expect(memberPart(page)).toBeVisible();
};

/** Fills the sign-up form that is on the page or in the dialog, and sends it. */
export const signUp = async (page: Page, username: string): Promise<void> => {
  const form = page.locator('[data-component=register-form]');
  await form.getByLabel('Username').fill(username);
  await form.getByLabel('Email').fill(`${username}@example.test`);
  await form.getByLabel('Password', { exact: true }).fill('correct horse battery');
  const birthDate = form.getByRole('group', { name: 'Date of birth' });
  await birthDate.getByLabel('Day').selectOption('17');
  await birthDate.getByLabel('Month').selectOption('5');
  await birthDate.getByLabel('Year').selectOption('1990');
  await form.getByLabel('I am 18 or older').check();
  await form.getByRole('button', { name: 'Sign up' }).click();
};

interface BrowseList {
  userList: { username: string; status: string }[];
}

/**
 * A broadcaster who is live and whom everybody may watch. Tests that must not hear each other name another section
 * or index.
 */
export const liveRoom = async (
  section: '/' | '/girls' | '/men' | '/trans' | '/couples' | '/vr',
  index: number,
) => {
  const api = `${urlOf('first')}/api/v1`;
  const list = (await (await fetch(`${api}/browse/react${section}`)).json()) as BrowseList;
  const online = list.userList.filter(({ status }) => status === 'online');
  for (const { username } of online.slice(index)) {
    const room = await (await fetch(`${api}/chat/react/${username}`)).json();
    if (room.chat?.status === 'online' && room.stream && !room.userSetting.hasCamPassword) return username;
  }
  throw new Error(`Nobody is live in ${section} from ${index} on`);
};

/** Says lines in a room from the outside; answers when all are said. */
export const flood = async (room: string, perSecond: number, seconds: number, at: Process = 'first') => {
  const response = await fetch(`${urlOf(at)}/demo/flood`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ room, perSecond, seconds }),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as { sent: number; ms: number };
};

/** The balance in the header, as it is read out. */
export const expectBalance = (page: Page, tokens: number): Promise<void> =>
  expect(page.locator('header [data-part=balance-button] [data-component=token-amount] .sr-only')).toHaveText(
    `${tokens.toLocaleString('en')} ${tokens === 1 ? 'token' : 'tokens'}`,
  );

export const chat = (page: Page) => page.locator('[data-component=chat]');
export const joined = (page: Page) => expect(chat(page)).toHaveAttribute('data-connection', 'joined');
export const line = (page: Page, text: string | RegExp) =>
  chat(page).locator('[data-part=line]').filter({ hasText: text });

export const post = async (page: Page, text: string): Promise<void> => {
  await chat(page).getByRole('textbox', { name: 'Message' }).fill(text);
  await page.keyboard.press('Enter');
};

/** Starts the page's video, which must advance. */
export const plays = async (page: Page): Promise<void> => {
  const video = page.locator('video');
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true;
    element.play().catch(() => undefined);
  });
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0.5);
};

/** The moment (Unix milliseconds) at which a playing picture is black: its camera was covered. */
export const darkens = (video: Locator): Promise<number> =>
  video.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 32, height: 18 });
        const pen = canvas.getContext('2d', { willReadFrequently: true });
        const look = () => {
          pen?.drawImage(element as HTMLVideoElement, 0, 0, 32, 18);
          const data = pen?.getImageData(0, 0, 32, 18).data ?? [];
          if (Math.max(...data.filter((_, at) => at % 4 !== 3)) < 24) resolve(Date.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
