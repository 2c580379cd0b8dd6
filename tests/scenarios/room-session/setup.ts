import type { Page } from '@playwright/test';
import { type FaultProxy, startFaultProxy } from '../../e2e/support/fault-proxy.ts';
import {
  expect,
  freshName,
  joined,
  logIn,
  startAsNew,
  urlOf,
  type VisitorOptions,
} from '../../e2e/support/fixtures.ts';
import { type Member, memberOf } from '../../e2e/support/member.ts';
import { createExpectedBalances, type ExpectedBalances } from './expected-balances.ts';

/** The broadcaster. No other test uses this room. */
export const ROOM = 'headliner';
const START = 200;

export interface Person {
  /** Name in the timeline. */
  name: string;
  username: string;
  page: Page;
}

export interface Session {
  host: Person;
  /** Connects through a proxy that can cut the network. */
  ada: Person;
  /** Served by the second process, if there are two. */
  ben: Person;
  /** Becomes the moderator. */
  mo: Person;
  network: FaultProxy;
  /** API calls of the broadcaster, for what has no screen yet. */
  calls: Member;
  balances: ExpectedBalances;
  /** Prints a line of the timeline. */
  log(who: string, what: string): void;
  /** Compares every balance with the expected one. */
  checkBalances(): Promise<void>;
  close(): Promise<void>;
}

const createTimeline = () => {
  const started = Date.now();
  return (who: string, what: string) => {
    const seconds = Math.round((Date.now() - started) / 1000);
    const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
    process.stdout.write(`  ${clock.padStart(5)}  ${who.padEnd(10)} ${what}\n`);
  };
};

export const get = async <T>({ page }: Person, path: string): Promise<T> =>
  (await (await page.request.get(`${urlOf('first')}/api/v1${path}`)).json()) as T;

/** Four people join one room, each in a browser context of their own. */
export const openSession = async (visitor: (options?: VisitorOptions) => Promise<Page>): Promise<Session> => {
  const log = createTimeline();
  const balances = createExpectedBalances();
  const calls = await memberOf(ROOM);
  await calls.post('/video/mode', { mode: 'public' });
  balances.open('Headliner', (await calls.get<{ tokens: number }>('/user/current')).tokens);

  const network = await startFaultProxy(urlOf('first'));
  const hostPage = await visitor();
  await logIn(hostPage, ROOM, `/${ROOM}`);
  await joined(hostPage);
  const host = { name: 'Headliner', username: ROOM, page: hostPage };
  log('Headliner', 'opens the room');

  const arrive = async (name: string, options?: VisitorOptions): Promise<Person> => {
    const page = await visitor(options);
    const username = freshName(name.toLowerCase());
    await startAsNew(page, username, `/${ROOM}`);
    await joined(page);
    balances.open(name, START);
    log(name, `comes in with ${START} tokens`);
    return { name, username, page };
  };
  const ada = await arrive('Ada', { url: network.url });
  const ben = await arrive('Ben', { url: urlOf('second') });
  const mo = await arrive('Mo');

  const byName = new Map([host, ada, ben, mo].map((person) => [person.name, person]));
  // Cookies belong to the address that the browser used.
  const origin = (person: Person) => new URL(person.page.url()).origin;
  const tokensOf = async (name: string): Promise<number> => {
    const person = byName.get(name);
    if (!person) throw new Error(`Nobody is called ${name}`);
    const answer = await person.page.request.get(`${origin(person)}/api/v1/user/current`);
    return ((await answer.json()) as { tokens: number }).tokens;
  };

  return {
    host,
    ada,
    ben,
    mo,
    network,
    calls,
    balances,
    log,
    async checkBalances() {
      const checked = await balances.check(tokensOf);
      log('', `— ${[...checked].map(([name, tokens]) => `${name} ${tokens}`).join(' · ')}`);
    },
    async close() {
      await calls.post('/room_apps/headliner/uninstall', { app: 'tip_goal' }).catch(() => undefined);
      await calls.post('/video/mode', { mode: 'offline' });
      // Her page would go on calling a proxy that is gone.
      await ada.page.close();
      await network.close();
    },
  };
};

export const part = (person: Person, component: string) =>
  person.page.locator(`[data-component=${component}]`);
export const press = (person: Person, component: string, name: string) =>
  part(person, component).getByRole('button', { name }).click();
export const inDialog = (person: Person, name: string) =>
  person.page.getByRole('dialog').getByRole('button', { name }).click();
/** A number in a show bar or summary, from its screen reader text. */
export const reading = async (person: Person, component: string, name: string): Promise<number> => {
  const said = await part(person, component).locator(`[data-reading=${name}] .sr-only`).innerText();
  return Number(said.replace(/\D/g, ''));
};
export const toast = (person: Person, text: string) =>
  expect(person.page.getByText(text, { exact: true }).first()).toBeVisible();
