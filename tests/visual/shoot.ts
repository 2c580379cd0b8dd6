/** Takes the pictures: every story of a built Storybook in one mode, with all that moves standing still. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { browserLaunchOptions } from '../../scripts/lib/browser.ts';
import { isIn, type Mode } from './modes.ts';
import type { StoryEntry } from './story-index.ts';

export interface Picture {
  png: Buffer;
  /** What the story or its play function threw. The picture then shows how far it came. */
  error?: string;
  /** Two pictures in a row were never the same: something moves. */
  restless?: boolean;
}

interface Driver {
  begin(globals: Record<string, unknown>): Promise<void>;
  prepare(id: string): Promise<{
    skip: boolean;
    viewport: { width: number; height: number } | null;
    globals: Record<string, unknown>;
  }>;
  show(
    id: string,
    viewMode: 'story' | 'docs',
  ): Promise<{ error: string | null; width: number; height: number }>;
}

declare global {
  interface Window {
    __visual: Driver;
  }
}

/** All builds are seen under one address, so that a story that shows where it is looks the same in each. */
const ORIGIN = 'http://stories.localhost';
/** Taller pages are cut here, in pixels. */
const TALLEST = 12_000;
const STORY_SECONDS = 25;

const inPage = (name: string) => join(import.meta.dirname, 'in-page', name);

export interface Studio {
  browser: Browser;
  /** Identifies the renderer: browser version and font rendering. Pictures of two environments are never compared. */
  environment: string;
  close(): Promise<void>;
}

const SPECIMEN = `<body style="margin:8px;font-size:17px">
  ${['system-ui', 'sans-serif', 'serif', 'monospace'].map((family) => `<p style="font-family:${family}">Hamburgefonstiv 0123 ÄÖÜ ß ñ € ★ 🙂</p>`).join('')}
  <button>Button</button><progress value=".4"></progress></body>`;

/** Opens the browser with the build at `port` behind the common address. */
export async function openStudio(port: number): Promise<Studio> {
  const options = browserLaunchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, `--host-resolver-rules=MAP stories.localhost:80 127.0.0.1:${port}`],
  });
  const page = await browser.newPage({ viewport: { width: 480, height: 320 } });
  await page.setContent(SPECIMEN);
  const specimen = await page.screenshot();
  await page.close();
  const environment = createHash('sha256').update(browser.version()).update(specimen).digest('hex');
  return { browser, environment: environment.slice(0, 8), close: () => browser.close() };
}

/** The story's pixels as PNG, fast rather than small. */
async function capture(session: CDPSession, width: number, height: number): Promise<Buffer> {
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

/** Takes pictures until two in a row are the same. */
async function steadyPicture(
  session: CDPSession,
  width: number,
  height: number,
): Promise<{ png: Buffer; restless?: boolean }> {
  let last = await capture(session, width, height);
  for (let tries = 0; tries < 8; tries += 1) {
    const next = await capture(session, width, height);
    if (next.equals(last)) return { png: next };
    last = next;
  }
  return { png: last, restless: true };
}

const withTimeout = async <T>(seconds: number, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It was not at rest after ${seconds} s.`)), seconds * 1000);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** One page that shows story after story. */
class Booth {
  readonly page: Page;
  readonly session: CDPSession;
  readonly mode: Mode;
  readonly css: string;

  private constructor(page: Page, session: CDPSession, mode: Mode, css: string) {
    this.page = page;
    this.session = session;
    this.mode = mode;
    this.css = css;
  }

  static async open(browser: Browser, mode: Mode, css: string): Promise<Booth> {
    const context = await browser.newContext({
      viewport: mode.viewport,
      locale: 'en-GB',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
      colorScheme: mode.globals.scheme === 'dark' ? 'dark' : 'light',
      ...mode.media,
    });
    await context.addInitScript({ path: inPage('freeze.js') });
    await context.addInitScript({ path: inPage('driver.js') });
    const page = await context.newPage();
    return new Booth(page, await context.newCDPSession(page), mode, css);
  }

  /** A page that has shown nothing yet. */
  async reload(): Promise<void> {
    await this.page.goto(`${ORIGIN}/iframe.html?viewMode=story`);
    // The accessibility check after each story belongs to the story tests.
    const globals = { motion: 'reduced', ...this.mode.globals, a11y: { manual: true } };
    const begun = this.page.evaluate((values) => window.__visual.begin(values), globals);
    await withTimeout(STORY_SECONDS, begun);
    if (this.css) await this.page.addStyleTag({ content: this.css });
  }

  async shoot(entry: StoryEntry): Promise<Picture | null> {
    const { id, type } = entry;
    const prepared =
      type === 'docs'
        ? null
        : await withTimeout(
            STORY_SECONDS,
            this.page.evaluate((story) => window.__visual.prepare(story), id),
          );
    if (prepared?.skip || !isIn(this.mode.name, entry, prepared?.globals)) return null;
    const viewport = prepared?.viewport;
    const wanted = viewport ?? this.mode.viewport;
    const now = this.page.viewportSize();
    if (now?.width !== wanted.width || now.height !== wanted.height) await this.page.setViewportSize(wanted);
    await this.page.context().clearCookies();
    const shown = await withTimeout(
      STORY_SECONDS,
      this.page.evaluate(([story, viewMode]) => window.__visual.show(story, viewMode), [id, type] as const),
    );
    const height = Math.min(Math.max(shown.height, wanted.height), TALLEST);
    const picture = await steadyPicture(this.session, wanted.width, height);
    return { ...picture, ...(shown.error ? { error: shown.error } : {}) };
  }
}

export interface ShootOptions {
  mode: Mode;
  workers: number;
  /** Style sheet put into every page: the seeded fault of the self-check. */
  css?: string;
  /** Opens every story in a new page instead of one page per file. Slower. */
  alone?: boolean;
  onPicture(story: StoryEntry, picture: Picture): void | Promise<void>;
}

/**
 * Shoots the stories of one build in one mode. Stories of a file follow each other on one page, which is loaded anew
 * for each file: so a story's picture depends on nothing but its own file, whatever the number of workers.
 */
export async function shoot(
  studio: Studio,
  stories: readonly StoryEntry[],
  { mode, workers, css = '', alone = false, onPicture }: ShootOptions,
): Promise<void> {
  const files = new Map<string, StoryEntry[]>();
  for (const story of stories.filter((entry) => isIn(mode.name, entry))) {
    const key = alone ? story.id : story.importPath;
    files.set(key, [...(files.get(key) ?? []), story]);
  }
  const queue = [...files.values()].sort((a, b) => b.length - a.length);
  const work = async () => {
    const booth = await Booth.open(studio.browser, mode, css);
    for (let group = queue.shift(); group; group = queue.shift()) {
      await booth.reload();
      for (const story of group) {
        let picture: Picture | null;
        try {
          picture = await booth.shoot(story);
        } catch (error) {
          const png = await booth.page.screenshot().catch(() => Buffer.alloc(0));
          picture = { png, error: error instanceof Error ? error.message : String(error) };
          await booth.reload();
        }
        if (picture) await onPicture(story, picture);
      }
    }
    await booth.page.context().close();
  };
  await Promise.all(Array.from({ length: Math.min(workers, queue.length) }, work));
}
