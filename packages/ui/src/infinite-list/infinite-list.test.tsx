// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { InfiniteList } from './infinite-list.tsx';

conformance({
  name: 'infinite-list',
  element: (probe) => (
    <InfiniteList
      label="Sessions"
      items={['a', 'b']}
      itemKey={(item) => item}
      renderItem={(item) => item}
      hasMore
      loading={false}
      onLoadMore={() => {}}
      {...probe}
    />
  ),
  ref: HTMLDivElement,
});

afterEach(cleanup);

it('a retry removes its button, and the focus stays at the end of the list', async () => {
  const list = (error?: string) => (
    <InfiniteList
      label="Sessions"
      items={['a', 'b']}
      itemKey={(item) => item}
      renderItem={(item) => item}
      hasMore
      loading={!error}
      onLoadMore={() => undefined}
      ahead={0}
      error={error}
    />
  );
  const { container, rerender } = render(list('No answer'));
  screen.getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  rerender(list());
  expect(document.activeElement).toBe(container.querySelector('[data-part=foot]'));
});
