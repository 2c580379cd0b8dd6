// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { initEnglish } from '../testing/init-english.ts';
import { InfiniteList, type InfiniteListProps } from './infinite-list.tsx';

beforeAll(() => initEnglish());

const list = (props: Partial<InfiniteListProps<string>> = {}) => (
  <InfiniteList
    label="Sessions"
    items={['a', 'b']}
    itemKey={(item) => item}
    renderItem={(item) => item}
    hasMore
    loading={false}
    onLoadMore={() => undefined}
    {...props}
  />
);

afterEach(cleanup);

it('a retry removes its button, and the focus stays at the end of the list', async () => {
  const { container, rerender } = render(list({ ahead: 0, error: 'No answer' }));
  screen.getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  rerender(list({ ahead: 0, loading: true }));
  expect(document.activeElement).toBe(container.querySelector('[data-part=foot]'));
});
