// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { initEnglish } from '../testing/init-english.ts';
import { LoadMore } from './load-more.tsx';

beforeAll(() => initEnglish());

afterEach(() => cleanup());

it('the last part removes the button, and the focus moves to the text in its place', async () => {
  const list = (hasMore: boolean) => (
    <LoadMore hasMore={hasMore} loading={false} onLoadMore={() => undefined} ahead={0} end="All shown" />
  );
  const { rerender } = render(list(true));
  screen.getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  rerender(list(false));
  expect(document.activeElement).toBe(screen.getByText('All shown'));
});
