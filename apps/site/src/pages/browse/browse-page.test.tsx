// @vitest-environment happy-dom
import { demoSites } from '@footlight/contract/fixtures';
import { uiLocales } from '@footlight/ui';
import { cleanup, render, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { namespaces } from '../../shell/i18n/namespaces.ts';
import { BrowsePage } from './browse-page.tsx';

vi.mock('../../shell/site/use-site-config.ts', () => ({
  useSiteConfig: () => ({ site: demoSites.default }),
}));
vi.mock('../../shell/session/use-current-user.ts', () => ({
  useCurrentUser: () => ({ data: undefined, isLoggedIn: false, balance: null }),
}));
vi.mock('../../features/browse/use-browse.ts', () => ({
  useBrowse: () => ({ data: undefined, error: undefined, hasMore: false, isGrowing: false }),
}));

afterEach(cleanup);

const crumbs = async (path: string) => {
  const i18n = i18next.createInstance();
  const en = {
    ui: await uiLocales.en(),
    site: await namespaces.site.en(),
    common: await namespaces.common.en(),
  };
  await i18n.use(initReactI18next).init({ lng: 'en', defaultNS: 'site', resources: { en } });
  render(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter initialEntries={[path]}>
        <BrowsePage />
      </MemoryRouter>
    </I18nextProvider>,
  );
  const nav = screen.queryByRole('navigation', { name: 'Breadcrumbs' });
  const links = nav ? within(nav).getAllByRole('link') : [];
  return links.map((link) => `${link.textContent} ${link.getAttribute('href')}`);
};

it.each([
  ['/', []],
  ['/girls', ['Home /', 'Cam girls /girls']],
  ['/men', ['Home /', 'Men cams /men']],
  ['/trans', ['Home /', 'Trans cams /trans']],
  ['/couples', ['Home /', 'Couple cams /couples']],
])('[SHELL-05] the named roots of the breadcrumbs: %s', async (path, expected) => {
  expect(await crumbs(path)).toEqual(expected);
});
