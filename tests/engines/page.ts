/** A person at a tab: finds things by what they are called, presses and types, and waits for what follows. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Tab } from './tab.ts';

/** By role and name, by label, by text or by a selector; the first that fits. */
export type Target = { within?: Target; visible?: boolean } & (
  | { css: string }
  | { role: string; name?: string | RegExp }
  | { label: string | RegExp }
  | { text: string | RegExp }
);

export interface Look {
  text: string;
  value: string | null;
  isShown: boolean;
  isChecked: boolean;
  isFocused: boolean;
  holdsFocus: boolean;
  attributes: Record<string, string>;
}

const library = createRequire(import.meta.url).resolve('@testing-library/dom');
const FINDER = [
  readFileSync(join(library, '../@testing-library/dom.umd.min.js'), 'utf8'),
  readFileSync(join(import.meta.dirname, 'in-page/finder.js'), 'utf8'),
].join('\n;');

/** Milliseconds. A busy machine is ten times slower than an idle one. */
const PATIENCE = 45_000;
/** A call to a document that is being replaced may never be answered. */
const ANSWER_WITHIN = 10_000;
const LOOK_EVERY = 150;

const unanswered = (): Promise<never> =>
  sleep(ANSWER_WITHIN, undefined, { ref: false }).then(() => {
    throw new Error('The page does not answer.');
  });

const sent = (target: Target): unknown =>
  JSON.parse(
    JSON.stringify(target, (_, value: unknown) =>
      value instanceof RegExp ? { source: value.source, flags: value.flags } : value,
    ),
  );

const named = (target: Target): string =>
  JSON.stringify(target, (_, value: unknown) => (value instanceof RegExp ? String(value) : value));

export class Page {
  readonly tab: Tab;
  readonly #base: string;

  constructor(tab: Tab, base: string) {
    this.tab = tab;
    this.#base = base;
  }

  /** Calls the finder, which a new document does not have yet. */
  async #ask<T>(call: string, ...values: unknown[]): Promise<T> {
    const body = `return window.__finder.${call}(...values);`;
    if (!(await this.tab.run<boolean>('return Boolean(window.__finder && document.body);')))
      await this.tab.run(`const exports = undefined, define = undefined;\n${FINDER}`);
    return this.tab.run<T>(body, ...values);
  }

  /** Waits until `look` gives something true; a page that is being replaced answers nothing for a moment. */
  async until<T>(what: string, look: () => Promise<T>, patience = PATIENCE): Promise<NonNullable<T>> {
    const end = Date.now() + patience;
    let last = '';
    for (;;) {
      try {
        const value = await Promise.race([look(), unanswered()]);
        if (value) return value as NonNullable<T>;
      } catch (error) {
        last = error instanceof Error ? error.message : String(error);
      }
      if (Date.now() > end) throw new Error(`${what}: not after ${patience / 1000} s. ${last}`.trim());
      await sleep(LOOK_EVERY);
    }
  }

  /** Opens a page of the site and waits until React holds it and knows who is there. */
  async visit(path: string): Promise<void> {
    await this.tab.goto(new URL(path, this.#base).href);
    await this.alive();
  }

  async alive(): Promise<void> {
    await this.until('the page comes to life', () =>
      this.tab.run<boolean>(`
        const header = document.querySelector('header');
        return Boolean(header) && Object.keys(header).some((key) => key.startsWith('__react')) &&
          performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/user/current'));`),
    );
  }

  look(target: Target): Promise<Look | null> {
    return this.#ask<Look | null>('look', sent(target));
  }

  count(target: Target): Promise<number> {
    return this.#ask<number>('count', sent(target));
  }

  /** Waits until it is there and shown, and tells about it. */
  see(target: Target, patience?: number): Promise<Look> {
    return this.until(
      `see ${named(target)}`,
      async () => {
        const look = await this.look({ ...target, visible: true });
        return look?.isShown ? look : null;
      },
      patience,
    );
  }

  async gone(target: Target): Promise<void> {
    await this.until(
      `${named(target)} goes`,
      async () => !(await this.look({ ...target, visible: true }))?.isShown,
    );
  }

  async reads(target: Target, text: string | RegExp): Promise<void> {
    let last = '';
    try {
      await this.until('', async () => {
        last = (await this.look(target))?.text ?? 'nothing';
        return typeof text === 'string' ? last.includes(text) : text.test(last);
      });
    } catch {
      throw new Error(`${named(target)} reads "${last.slice(0, 200)}" and not ${text}.`);
    }
  }

  async press(target: Target): Promise<void> {
    await this.until(`press ${named(target)}`, async () => {
      const { x, y, why } = await this.#ask<{ x: number; y: number; why?: string }>('place', sent(target));
      if (why) throw new Error(why);
      await this.tab.click(x, y);
      // A press that opened another page has left none who could answer.
      const isPressed = await this.tab
        .run<boolean>('return window.__finder?.pressed() ?? true;')
        .catch(() => true);
      if (!isPressed) throw new Error('the page moved');
      return true;
    });
  }

  async fill(target: Target, text: string): Promise<void> {
    await this.press(target);
    await this.until(`focus ${named(target)}`, () => this.#ask<boolean>('focus', sent(target)));
    await this.tab.press('Control+a');
    await this.tab.type(text);
    await this.until(`fill ${named(target)}`, async () => (await this.look(target))?.value === text);
  }

  async select(target: Target, value: string): Promise<void> {
    await this.until(`select ${value} of ${named(target)}`, () =>
      this.#ask<boolean>('select', sent(target), value),
    );
  }

  async focus(target: Target): Promise<void> {
    await this.until(`focus ${named(target)}`, () => this.#ask<boolean>('focus', sent(target)));
  }

  async key(...keys: string[]): Promise<void> {
    for (const one of keys) await this.tab.press(one);
  }

  /** The path and query of where the page is. */
  path(): Promise<string> {
    return this.tab.run<string>('return location.pathname + location.search;');
  }

  async at(path: string | RegExp): Promise<void> {
    let last = '';
    await this.until(`be at ${path}`, async () => {
      last = await this.path();
      return typeof path === 'string' ? last === path : path.test(last);
    }).catch(() => {
      throw new Error(`The page is at ${last} and not at ${path}.`);
    });
  }

  /** Pixels by which the page can be scrolled to the side. */
  sideways(): Promise<number> {
    return this.tab.run<number>(
      'return Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - document.documentElement.clientWidth;',
    );
  }
}
