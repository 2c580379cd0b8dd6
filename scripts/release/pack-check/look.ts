// Opens the bare apps in a browser and reports what it finds.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { browserLaunchOptions } from '../../lib/browser.ts';

export const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

export interface Seen {
  /** Console output and page errors. */
  console: string[];
  /** Failed requests. */
  missing: string[];
  /** Background of the button, and the brand sheet's primary colour, as the browser computes them. */
  button: string;
  primary: string;
  /** Height of the button; without styles it is lower. */
  height: number;
  /** Text of the dialog that the button opens. */
  dialog: string;
  components: string[];
}

const wanted = ['button', 'chat', 'purchase', 'login-form'];

/** Problems of the app; an empty list means that it works. */
export function complaintsOf(app: string, seen: Seen): string[] {
  const missing = wanted.filter((name) => !seen.components.some((one) => one.startsWith(name)));
  return [
    ...seen.console.map((line) => `console: ${line}`),
    ...seen.missing.map((url) => `missing: ${url}`),
    ...missing.map((name) => `no ${name} on the page`),
    ...(seen.button === seen.primary ? [] : [`the button is ${seen.button}, the brand ${seen.primary}`]),
    ...(seen.primary === 'rgba(0, 0, 0, 0)' ? ['the brand sheet gives no colour'] : []),
    ...(seen.height === 40 ? [] : [`the button is ${seen.height} px high instead of 40`]),
    ...(seen.dialog.includes('Behind the door') ? [] : [`the dialog says "${seen.dialog}"`]),
  ].map((complaint) => `${app}: ${complaint}`);
}

async function look(browser: Browser, open: (page: Page) => Promise<void>): Promise<Seen> {
  const page = await browser.newPage({ colorScheme: 'light' });
  const said: string[] = [];
  const missing: string[] = [];
  page.on('console', (message) => void said.push(`${message.type()} ${message.text()}`));
  page.on('pageerror', (error) => void said.push(String(error)));
  page.on('response', (response) => void (response.ok() || missing.push(response.url())));
  await open(page);
  await page.waitForSelector('#open');
  const colours = await page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.backgroundColor = 'var(--fl-primary)';
    document.body.append(probe);
    const button = document.querySelector('#open');
    // No named function here: esbuild would insert a helper that the page does not have.
    const seen = {
      button: button ? getComputedStyle(button).backgroundColor : '',
      primary: getComputedStyle(probe).backgroundColor,
      height: button?.getBoundingClientRect().height ?? 0,
    };
    probe.remove();
    return seen;
  });
  const components = await page.$$eval('[data-component]', (all) =>
    all.map((element) => element.getAttribute('data-component') ?? ''),
  );
  await page.click('#open');
  const dialog = await page
    .waitForSelector('[role="dialog"]', { timeout: 5000 })
    .then((element) => element.textContent())
    .catch(() => '');
  await page.close();
  return { console: said, missing, ...colours, dialog: dialog ?? '', components };
}

export const ORIGIN = 'http://bare-app.localhost';

/** Answers a page's requests to {@link ORIGIN} from a static build, without a server. */
export async function serveFiles(page: Page, dist: string): Promise<void> {
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(dist, pathname === '/' ? 'index.html' : pathname);
    if (!existsSync(file)) return route.fulfill({ status: 404 });
    return route.fulfill({ body: readFileSync(file), contentType: types[extname(file)] ?? 'text/plain' });
  });
}

/** Opens a static build without a server. */
export const lookAtFiles = (browser: Browser, dist: string): Promise<Seen> =>
  look(browser, async (page) => {
    await serveFiles(page, dist);
    await page.goto(`${ORIGIN}/`);
  });

/** Opens the server-rendered app: its HTML from Node, and the hydrated page. */
export async function lookAtServer(browser: Browser, folder: string): Promise<{ html: string; seen: Seen }> {
  const { NODE_OPTIONS: _, ...env } = process.env;
  const server = spawn(process.execPath, ['ssr-app/server.mjs'], {
    cwd: folder,
    env: { ...env, NODE_ENV: 'production', PORT: process.env.PACK_CHECK_PORT ?? '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    const port = await new Promise<string>((resolve, reject) => {
      let said = '';
      server.stderr.on('data', (chunk) => {
        said += chunk;
      });
      server.stdout.on('data', (chunk) => resolve(String(chunk).trim()));
      server.on('exit', () => reject(new Error(`The server ended:\n${said}`)));
    });
    const address = `http://127.0.0.1:${port}/`;
    const html = await (await fetch(address)).text();
    const seen = await look(browser, async (page) => {
      await page.goto(address);
    });
    return { html, seen };
  } finally {
    server.kill();
  }
}

export const openBrowser = (): Promise<Browser> => chromium.launch(browserLaunchOptions());
