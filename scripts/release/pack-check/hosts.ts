// Host apps: small apps as people outside this repository have them, with styles and tools of their own. The packed packages
// are installed into each, and a browser checks that our components work there and that the host's own look stays.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { extname, join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { installApp, runIn } from './app.ts';
import { changesOf, lookOfHost } from './host-look.ts';
import {
  complaintsOfBrands,
  complaintsOfComponents,
  complaintsOfOffice,
  complaintsOfOlder,
  complaintsOfShadow,
  complaintsOfSite,
  PRIMARY,
} from './host-pages.ts';
import { types } from './look.ts';
import type { Packed } from './pack.ts';

export interface Host {
  name: string;
  /** A built folder of files, or the program that serves the app; PORT is in its environment. */
  serve: { files: string } | { start: readonly string[]; cwd?: string };
  /** The page without our style sheet and components. */
  alone: string;
  /** Texts that the server's HTML must contain. */
  html?: readonly string[];
  /** Computed styles of elements that the host styles with our names: selector → property → value. */
  named?: Record<string, Record<string, string>>;
  /** What else must hold, by page; each returns complaints. */
  pages?: Record<string, (page: Page, folder: string) => Promise<string[]>>;
}

const ORIGIN = 'http://host-app.localhost';

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

export const answers = async (address: string, server: ChildProcess): Promise<void> => {
  for (let tries = 0; tries < 150; tries += 1) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
    const isUp = await fetch(address).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`no answer at ${address}`);
};

/** Opens the app's pages: from files through request interception, or from its server. */
async function withApp<T>(
  host: Host,
  folder: string,
  work: (address: string, prepare: (page: Page) => Promise<void>) => Promise<T>,
): Promise<T> {
  if ('files' in host.serve) {
    const files = join(folder, host.serve.files);
    return work(ORIGIN, async (page) => {
      await page.route(`${ORIGIN}/**`, (route) => {
        const { pathname } = new URL(route.request().url());
        const file = join(files, pathname === '/' ? 'index.html' : pathname);
        if (!existsSync(file)) return route.fulfill({ status: 404 });
        return route.fulfill({ body: readFileSync(file), contentType: types[extname(file)] ?? 'text/plain' });
      });
    });
  }
  const port = await freePort();
  const { NODE_OPTIONS: _, ...env } = process.env;
  const server = spawn(process.execPath, [...host.serve.start], {
    cwd: join(folder, host.serve.cwd ?? ''),
    env: {
      ...env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      HOST: '127.0.0.1',
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  server.stderr.on('data', (chunk) => {
    said += chunk;
  });
  try {
    const address = `http://127.0.0.1:${port}`;
    await answers(address, server).catch((error: Error) => {
      throw new Error(`${error.message}:\n${said}`);
    });
    return await work(address, () => Promise.resolve());
  } finally {
    server.kill();
  }
}

/** Where the host's elements with our names do not have our values. */
async function complaintsOfNames(page: Page, named: Host['named'] = {}): Promise<string[]> {
  const complaints = [];
  for (const [selector, wanted] of Object.entries(named)) {
    for (const [property, value] of Object.entries(wanted)) {
      const now = await page
        .locator(selector)
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
      if (now !== value) complaints.push(`${selector}: ${property} is ${now} instead of ${value}`);
    }
  }
  return complaints;
}

async function openPage<T>(
  browser: Browser,
  address: string,
  prepare: (page: Page) => Promise<void>,
  work: (page: Page) => Promise<T>,
): Promise<{ seen: T; complaints: string[] }> {
  const page = await browser.newPage({ colorScheme: 'light', reducedMotion: 'reduce' });
  const complaints: string[] = [];
  page.on('console', (message) => {
    // i18next 25 advertises itself there.
    if (message.type() !== 'info') complaints.push(`console: ${message.type()} ${message.text()}`);
  });
  page.on('pageerror', (error) => void complaints.push(`page error: ${error}`));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`missing: ${response.url()}`);
  });
  try {
    await prepare(page);
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.waitForSelector('#host');
    return { seen: await work(page), complaints };
  } finally {
    await page.close();
  }
}

async function complaintsOfApp(browser: Browser, host: Host, folder: string): Promise<string[]> {
  return withApp(host, folder, async (address, prepare) => {
    const alone = await openPage(browser, `${address}${host.alone}`, prepare, async (page) => {
      const hasOurs = await page.evaluate(() => document.querySelector('[data-component]') !== null);
      return { look: await lookOfHost(page), hasOurs };
    });
    const beside = await openPage(browser, `${address}/`, prepare, async (page) => ({
      look: await lookOfHost(page),
      complaints: [...(await complaintsOfNames(page, host.named)), ...(await complaintsOfComponents(page))],
    }));
    const further: string[] = [];
    for (const [path, check] of Object.entries(host.pages ?? {})) {
      const opened = await openPage(browser, `${address}${path}`, prepare, (page) => check(page, folder));
      further.push(...[...opened.complaints, ...opened.seen].map((complaint) => `${path}: ${complaint}`));
    }
    const text = host.html ? await (await fetch(`${address}/`)).text() : '';
    return [
      ...alone.complaints,
      ...beside.complaints,
      ...beside.seen.complaints,
      ...further,
      ...(alone.seen.hasOurs ? ['the page without us has components of ours'] : []),
      ...(Object.keys(alone.seen.look).length > 40 ? [] : ['the host has too few elements of its own']),
      ...changesOf(alone.seen.look, beside.seen.look),
      ...(host.html ?? []).filter((part) => !text.includes(part)).map((part) => `the HTML has no ${part}`),
    ];
  });
}

/** Installs, builds and opens one host app; an empty list means that the packages fit in. */
export async function checkHost(
  browser: Browser,
  template: string,
  folder: string,
  packs: readonly Packed[],
  host: Host,
): Promise<string[]> {
  try {
    await installApp(template, folder, packs, `${host.name}/package.json`);
    await runIn(folder, 'npm', ['run', '--silent', 'build']);
    const complaints = await complaintsOfApp(browser, host, folder);
    return complaints.map((complaint) => `${host.name} host: ${complaint}`);
  } catch (error) {
    return [`${host.name} host: ${error instanceof Error ? error.message : error}`];
  }
}

export const hosts: readonly Host[] = [
  {
    name: 'vite',
    serve: { files: 'vite/dist' },
    alone: '/alone.html',
    pages: {
      '/brands.html': complaintsOfBrands,
      '/shadow.html': complaintsOfShadow,
      '/site.html': complaintsOfSite,
      '/office.html': complaintsOfOffice,
    },
  },
  {
    name: 'tailwind',
    serve: { files: 'tailwind/dist' },
    alone: '/alone.html',
    named: {
      '#named': {
        'background-color': PRIMARY,
        'font-size': '17px',
        'border-top-left-radius': '14px',
        // The host's own spacing, at our breakpoint.
        'padding-top': '20px',
      },
      '#styled': {
        'margin-top': '13px',
        'background-color': 'lab(55.4814 75.0732 48.8528)',
        'font-size': '15px',
      },
    },
  },
  {
    name: 'next',
    serve: { start: ['node_modules/next/dist/bin/next', 'start', 'next', '--hostname', '127.0.0.1'] },
    alone: '/alone',
    html: ['id="server-badge"', '>visa</span>', 'id="server-button"', 'id="open"'],
  },
  {
    name: 'react-router',
    serve: {
      start: ['../node_modules/@react-router/serve/bin.js', 'build/server/index.js'],
      // It looks for its assets from there.
      cwd: 'react-router',
    },
    alone: '/alone',
    html: ['id="open"', 'Button with styles'],
  },
  { name: 'older', serve: { files: 'older/dist' }, alone: '/alone.html', pages: { '/': complaintsOfOlder } },
];
