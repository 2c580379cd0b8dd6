/** Shows stories in an engine, keeps a picture of each, and compares them with Chromium's. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoryEntry } from '../visual/story-index.ts';
import { changedPixels, faultsOf, isExcused, type Shown } from './story-checks.ts';
import { DESKTOP, type Engine, type Size, type Tab } from './tab.ts';

const STORY_SECONDS = 40;

const late = async <T>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`It was not at rest after ${STORY_SECONDS} s.`)),
      STORY_SECONDS * 1000,
    );
  });
  return Promise.race([work, end]).finally(() => clearTimeout(timer));
};

/** One story for each file: its first with a name that begins with Default, or its first. */
export function onePerComponent(stories: readonly StoryEntry[]): StoryEntry[] {
  const chosen = new Map<string, StoryEntry>();
  for (const story of stories) {
    const last = chosen.get(story.importPath);
    if (!last || (story.name.startsWith('Default') && !last.name.startsWith('Default')))
      chosen.set(story.importPath, story);
  }
  return [...chosen.values()];
}

/** The visible text. Not innerText: Chromium's has the options of closed lists in it. */
const READ = `
  const page = document.documentElement;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const shown = [];
  while (texts.nextNode()) {
    const place = texts.currentNode.parentElement;
    if (place.closest('select, datalist, script, style, noscript')) continue;
    if (place.checkVisibility({ visibilityProperty: true })) shown.push(texts.currentNode.data);
  }
  return {
    sideways: Math.max(page.scrollWidth, document.body.scrollWidth) - page.clientWidth,
    text: shown.join(' '),
  };`;

/** One window that shows story after story; another one is opened when a story stops it. */
class Stage {
  readonly #engine: Engine;
  readonly #url: string;
  #tab: Tab | null = null;
  #size: Size = DESKTOP;

  constructor(engine: Engine, url: string) {
    this.#engine = engine;
    this.#url = url;
  }

  async #open(): Promise<Tab> {
    if (this.#tab) return this.#tab;
    const tab = await this.#engine.open(DESKTOP);
    this.#tab = tab;
    this.#size = DESKTOP;
    await tab.goto(`${this.#url}/story.html?viewMode=story`);
    await late(tab.run(`await window.__visual.begin({ motion: 'reduced', a11y: { manual: true } });`));
    return tab;
  }

  /** Null for a story that wants no picture. */
  async show(id: string): Promise<Shown | null> {
    const tab = await this.#open();
    const { skip, viewport } = await late(
      tab.run<{ skip: boolean; viewport: Size | null }>('return window.__visual.prepare(values[0]);', id),
    );
    if (skip) return null;
    const wanted = viewport ?? DESKTOP;
    if (wanted.width !== this.#size.width || wanted.height !== this.#size.height) {
      await tab.resize(wanted);
      this.#size = wanted;
    }
    const { error, height } = await late(
      tab.run<{ error: string | null; height: number }>('return window.__visual.show(values[0]);', id),
    );
    const { sideways, text } = await tab.run<{ sideways: number; text: string }>(READ);
    return { error, height, sideways, text, png: await tab.picture() };
  }

  async close(): Promise<void> {
    await this.#tab?.close().catch(() => undefined);
    this.#tab = null;
  }
}

export interface StoryResult {
  id: string;
  faults: string[];
  /** Pixels that differ from the kept picture of this engine; null if there is none. */
  changed: number | null;
}

/** Shows the stories one after the other; pictures go to `folder`. */
export async function showStories(
  engine: Engine,
  url: string,
  stories: readonly StoryEntry[],
  folder: string,
): Promise<Map<string, Shown>> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const all = new Map<string, Shown>();
  const stage = new Stage(engine, url);
  try {
    for (const { id } of stories) {
      try {
        const shown = await stage.show(id);
        if (!shown) continue;
        writeFileSync(join(folder, `${id}.png`), shown.png);
        all.set(id, shown);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        all.set(id, { error: message, height: 0, sideways: 0, text: '', png: Buffer.alloc(0) });
        await stage.close();
      }
    }
  } finally {
    await stage.close();
  }
  return all;
}

export function judgeStories(
  shown: ReadonlyMap<string, Shown>,
  chromium: ReadonlyMap<string, Shown>,
  kept: string,
): StoryResult[] {
  return [...shown].map(([id, one]) => {
    const reference = chromium.get(id);
    const old = join(kept, `${id}.png`);
    if (one.png.length === 0 || !reference || reference.png.length === 0) {
      const why =
        one.png.length === 0 ? one.error : `Chromium did not show it: ${reference?.error ?? 'no story'}`;
      return { id, faults: [why ?? 'it was not shown'], changed: null };
    }
    return {
      id,
      faults: isExcused(id) ? [] : faultsOf(one, reference),
      changed: existsSync(old) ? changedPixels(readFileSync(old), one.png) : null,
    };
  });
}

/** Makes this run's pictures the ones that later runs are compared with. */
export function keepPictures(folder: string, kept: string): void {
  rmSync(kept, { recursive: true, force: true });
  renameSync(folder, kept);
}
