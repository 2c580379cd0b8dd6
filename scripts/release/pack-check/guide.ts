// The guide "A chat room in 15 minutes": its code blocks are built as an app with the packed packages, and used in a browser
// against the guide's server.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { installApp, runIn } from './app.ts';
import { answers, freePort } from './hosts.ts';
import { createLiveStream, type LiveStream } from './live-stream.ts';
import type { Packed } from './pack.ts';

/** The code blocks that name a file: ```ts src/a.ts */
export const filesOfGuide = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(/^```\w+ ([\w./-]+)\n([\s\S]*?)^```$/gm)].map(([, file = '', code = '']) => [
      file,
      code,
    ]),
  );

const start = (folder: string, args: readonly string[], more: Record<string, string> = {}): ChildProcess => {
  const { NODE_OPTIONS: _, ...env } = process.env;
  return spawn(process.execPath, [...args], {
    cwd: folder,
    env: { ...env, ...more },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
};

const startServer = async (folder: string, port: number, video: string): Promise<ChildProcess> => {
  const server = start(folder, ['guide/server.mjs'], { PORT: String(port), VIDEO_URL: video });
  await new Promise<void>((resolve, reject) => {
    server.stdout?.once('data', () => resolve());
    server.once('exit', (code) => reject(new Error(`the guide's server ended with ${code}`)));
  });
  return server;
};

/** Serves the built app. Not by request interception: such a page may not open a socket to this machine. */
const startPages = async (folder: string): Promise<{ pages: ChildProcess; address: string }> => {
  const port = await freePort();
  const vite = ['node_modules/vite/bin/vite.js', 'preview', 'guide', '--host', '127.0.0.1', '--strictPort'];
  const pages = start(folder, [...vite, '--port', String(port)]);
  const address = `http://127.0.0.1:${port}/`;
  await answers(address, pages);
  return { pages, address };
};

const stop = (server: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill();
  });

interface Step {
  name: string;
  run(): Promise<unknown>;
}

/** Runs the steps in order; the first that fails ends them. */
async function complaintsOfSteps(steps: readonly Step[]): Promise<string[]> {
  for (const { name, run } of steps) {
    try {
      await run();
    } catch (error) {
      return [
        `${name}: ${error instanceof Error ? error.message.split('\n').slice(0, 6).join('\n') : error}`,
      ];
    }
  }
  return [];
}

const expectThat = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what);
};

/** Folder for screenshots of the room, if somebody wants to look at it. */
const PICTURES = process.env.FOOTLIGHT_GUIDE_PICTURES;
const picture = (page: Page, name: string): Promise<unknown> =>
  PICTURES ? page.screenshot({ path: join(PICTURES, `${name}.png`) }) : Promise.resolve();

async function openRoom(browser: Browser, address: string, stream: LiveStream, complaints: string[]) {
  const page = await browser.newPage({
    colorScheme: 'light',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
  });
  page.on('pageerror', (error) => void complaints.push(`page error: ${error}`));
  page.on('console', (message) => {
    // The browser itself reports each attempt to reach the stopped server.
    if (!message.text().includes('WebSocket connection to'))
      complaints.push(`console: ${message.type()} ${message.text()}`);
  });
  await stream.serve(page);
  await page.goto(address);
  return page;
}

async function complaintsOfRoom(browser: Browser, folder: string, port: number): Promise<string[]> {
  const complaints: string[] = [];
  const stream = await createLiveStream(join(folder, 'stream'));
  const { pages, address } = await startPages(folder);
  let server = await startServer(folder, port, stream.address);
  try {
    const page = await openRoom(browser, address, stream, complaints);
    const other = await openRoom(browser, address, stream, complaints);
    const composer = page.locator('[data-component=chat] textarea');
    const line = (of: Page, text: string) => of.locator('[data-component=chat]').getByText(text).last();
    const linesWith = (of: Page, text: string) => of.locator('[data-component=chat]').getByText(text).count();
    const amount = page.getByRole('spinbutton');
    const balance = page.locator('[data-component=tip-panel] [data-part=balance]');
    const action = page.locator('[data-component=tip-panel] [data-part=action] button');
    const goal = page.locator('[data-component=tip-goal]');
    const steps: Step[] = [
      {
        name: 'a line appears here and there',
        async run() {
          await composer.fill('Good evening, room');
          await page.keyboard.press('Enter');
          await line(page, 'Good evening, room').waitFor();
          await line(other, 'Good evening, room').waitFor();
          expectThat((await linesWith(page, 'Good evening, room')) === 1, 'the own line is there twice');
        },
      },
      {
        name: 'a tip below the minimum is refused',
        async run() {
          await page.getByRole('button', { name: 'Other amount and more' }).click();
          await amount.fill('9');
          await page.getByText('Enter a whole number from 10 to 100,000.').waitFor();
          await picture(page, 'refused-desktop');
          expectThat(await action.isDisabled(), 'the button can be pressed');
          await amount.press('Enter');
          await page.waitForTimeout(300);
          expectThat(
            (await goal.innerText()).includes('0 of 200'),
            `the goal says ${await goal.innerText()}`,
          );
        },
      },
      {
        name: 'a good tip is sent',
        async run() {
          await amount.fill('25');
          await action.click();
          await line(other, '25').waitFor();
          await goal.getByText('25 of 200').waitFor();
          await other.locator('[data-component=tip-goal]').getByText('25 of 200').waitFor();
          expectThat(
            (await balance.innerText()).includes('475'),
            `the balance says ${await balance.innerText()}`,
          );
        },
      },
      {
        name: 'the video plays',
        async run() {
          const time = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
          await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.5, null, {
            timeout: 15_000,
          });
          const before = await time();
          await page.waitForTimeout(1_500);
          expectThat((await time()) > before + 0.5, 'the picture stands still');
          await picture(page, 'room-desktop');
          await page.setViewportSize({ width: 390, height: 844 });
          const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
          expectThat(!isWider, 'the page scrolls sideways on a phone');
          await picture(page, 'room-phone');
        },
      },
      {
        name: 'the chat goes on after the server was away',
        async run() {
          await stop(server);
          await page.locator('[data-component=chat][data-connection=reconnecting]').waitFor();
          await composer.fill('Still here');
          await page.keyboard.press('Enter');
          server = await startServer(folder, port, stream.address);
          await line(other, 'Still here').waitFor();
          expectThat((await linesWith(page, 'Still here')) === 1, 'the line is there twice');
        },
      },
    ];
    complaints.push(...(await complaintsOfSteps(steps)));
    if (complaints.length > 0) await picture(page, 'failed');
    await Promise.all([page.close(), other.close()]);
    return complaints;
  } finally {
    await Promise.all([server, pages].filter(({ exitCode }) => exitCode === null).map(stop));
  }
}

/** Builds the guide's app and uses it; an empty list means that the guide can be followed. */
export async function checkGuide(
  browser: Browser,
  template: string,
  guide: string,
  folder: string,
  packs: readonly Packed[],
): Promise<string[]> {
  try {
    await installApp(template, folder, packs, 'guide/package.json');
    for (const [file, code] of filesOfGuide(readFileSync(guide, 'utf8'))) {
      const path = join(folder, 'guide', file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, code);
    }
    const port = await freePort();
    writeFileSync(join(folder, 'guide/.env'), `VITE_ROOM_URL=ws://127.0.0.1:${port}\n`);
    await runIn(folder, 'npm', ['run', '--silent', 'build']);
    const complaints = await complaintsOfRoom(browser, folder, port);
    return complaints.map((complaint) => `guide: ${complaint}`);
  } catch (error) {
    return [`guide: ${error instanceof Error ? error.message : error}`];
  }
}
