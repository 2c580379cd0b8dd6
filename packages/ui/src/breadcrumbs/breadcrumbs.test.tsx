// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { initEnglish } from '../testing/init-english.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

beforeAll(() => initEnglish());

afterEach(cleanup);

it('[SHELL-05] lists the path from the root; only the last link is the current page', () => {
  render(
    <Breadcrumbs
      aria-label="Path"
      items={[
        { label: 'Home', href: '/' },
        { label: 'Cam girls', href: '/girls' },
        { label: 'Aurora Vale', href: '/aurora' },
      ]}
    />,
  );
  const links = within(screen.getByRole('navigation', { name: 'Path' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Cam girls', '/girls'],
    ['Aurora Vale', '/aurora'],
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, null, 'page']);
});
