// @vitest-environment happy-dom
import { POPUNDER_EVERY } from '@footlight/contract';
import { demoSites, exampleCurrentUser } from '@footlight/contract/fixtures';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerConsentAtom } from '../../shell/session/consent.ts';
import { usePopunder } from './use-popunder.ts';

const known = vi.hoisted(() => ({ site: {} as unknown, user: {} as unknown }));
vi.mock('../../shell/site/use-site-config.ts', () => ({ useSiteConfig: () => ({ site: known.site }) }));
vi.mock('../../shell/session/use-current-user.ts', () => ({
  useCurrentUser: () => ({ data: { ...exampleCurrentUser, user: known.user } }),
}));

const URL = 'https://partner.example/';
const open = vi.fn((): null => null);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  localStorage.clear();
  open.mockClear();
  vi.stubGlobal('open', open);
  vi.stubGlobal('focus', () => undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const Page = () => {
  usePopunder();
  return (
    <main>
      <a href="#room">room</a>
      <button type="button">pay</button>
    </main>
  );
};
const visit = ({
  path = '/luna',
  consent = true,
  user = {},
  custom = { popunder_url: URL } as object,
} = {}) => {
  known.site = { ...demoSites.default, custom };
  known.user = { ...exampleCurrentUser.user, ...user };
  const store = createStore();
  act(() => store.set(answerConsentAtom, { tracking: consent }));
  const page = render(
    <MemoryRouter initialEntries={[path]}>
      <Provider store={store}>
        <Page />
      </Provider>
    </MemoryRouter>,
  );
  return (text: string) => fireEvent.click(page.getByText(text));
};

it('[SHELL-29] opens once in 24 hours, by a click on a link, and stores only when', () => {
  const click = visit();
  expect(open).not.toHaveBeenCalled();
  click('pay');
  expect(open).not.toHaveBeenCalled();
  click('room');
  click('room');
  expect(open).toHaveBeenCalledExactlyOnceWith(URL, '_blank', 'noopener,noreferrer');
  expect(localStorage.getItem('footlight:popunder')).toBe(String(Date.now()));
  vi.setSystemTime(Date.now() + POPUNDER_EVERY - 1);
  click('room');
  expect(open).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 1);
  click('room');
  expect(open).toHaveBeenCalledTimes(2);
});

it.each([
  ['without consent', { consent: false }],
  ['on a site that names none', { custom: {} }],
  ['on a quiet page', { path: '/login' }],
  ['for premium users', { user: { membership: 'premium' } }],
  ['for models', { user: { type: 'model' } }],
])('[SHELL-29] does not open %s', (_, situation) => {
  visit(situation)('room');
  expect(open).not.toHaveBeenCalled();
  expect(localStorage.getItem('footlight:popunder')).toBeNull();
});
