import type { Member } from '../../e2e/support/member.ts';
import type { Page } from '../page.ts';
import type { Size } from '../tab.ts';

/** What a journey is given: a fresh visitor, and ways to look at the platform from outside. */
export interface Visit {
  page: Page;
  /** Another visitor, in a window of their own. */
  visitor(size?: Size): Promise<Page>;
  member(username: string): Promise<Member>;
  /** A room that is live and open to everybody; another one for each index. */
  liveRoom(index: number): Promise<string>;
}

/** A walk through the site that must end the same in every engine. */
export interface Journey {
  name: string;
  /** Viewport of the visitor; a desktop by default. */
  size?: Size;
  run(visit: Visit): Promise<void>;
}

export const header = { css: 'header' };
export const dialog = (name: string | RegExp) => ({ role: 'dialog', name });
export const chat = { css: '[data-component=chat]' };
export const balance = { css: 'header [data-part=balance-button] [data-component=token-amount] .sr-only' };

/** By the form, as a person does it. */
export async function logIn(page: Page, username: string, next = '/'): Promise<void> {
  await page.visit(`/login?next=${encodeURIComponent(next)}`);
  await fillLogin(page, username);
  await page.see({ css: 'header [data-part=balance-button]' });
  await page.at(next);
}

/** Fills and sends the form that is on the page or in the dialog. */
export async function fillLogin(page: Page, username: string): Promise<void> {
  await page.fill({ css: 'form [name=username]' }, username);
  await page.fill({ css: 'form [name=password]' }, 'footlight');
  await page.press({ role: 'button', name: 'Log in', within: { css: 'main form' } });
}

export const joined = async (page: Page): Promise<void> => {
  await page.until(
    'join the chat',
    async () => (await page.look(chat))?.attributes['data-connection'] === 'joined',
  );
};

export const inTokens = (tokens: number): string =>
  `${tokens.toLocaleString('en')} ${tokens === 1 ? 'token' : 'tokens'}`;

export function must(condition: unknown, what: string): asserts condition {
  if (!condition) throw new Error(what);
}
