// @vitest-environment happy-dom
import { exampleSnapchatOrder } from '@footlight/contract/fixtures';
import { initEnglish } from '@footlight/ui/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { walletLocales } from '../../locales/wallet/index.ts';
import { OrderList } from './order-list.tsx';

beforeAll(() => initEnglish({ wallet: walletLocales }));

const nothing = () => undefined;

const list = (more: Partial<ComponentProps<typeof OrderList>> = {}) => (
  <OrderList
    side="seller"
    orders={[exampleSnapchatOrder]}
    items={[]}
    now={0}
    busyIds={[]}
    mediaHref={() => '/'}
    onAccept={nothing}
    onDecline={nothing}
    onWithdraw={nothing}
    {...more}
  />
);

afterEach(cleanup);

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

it('a decision by keyboard shows its progress at its own button, and leaves the focus at the order', async () => {
  const onAccept = vi.fn();
  const { rerender } = render(list({ onAccept }));
  const accept = button('I have added this username');
  accept.focus();
  await userEvent.keyboard('{Enter}');
  expect(onAccept).toHaveBeenCalledOnce();
  rerender(list({ busyIds: [exampleSnapchatOrder.id] }));
  expect(document.activeElement).toBe(accept);
  expect([accept.dataset.state, accept.disabled]).toEqual(['loading', false]);
  expect([button('Decline').dataset.state, button('Decline').disabled]).toEqual([undefined, true]);
  rerender(list({ orders: [{ ...exampleSnapchatOrder, state: 'accepted' }] }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3 }));
});

it('a declined order leaves the list, and the focus moves to the title of the list', async () => {
  const { rerender } = render(list());
  const decline = button('Decline');
  decline.focus();
  await userEvent.keyboard('{Enter}');
  rerender(list({ busyIds: [exampleSnapchatOrder.id] }));
  expect([decline.dataset.state, decline.disabled]).toEqual(['loading', false]);
  expect(button('I have added this username').dataset.state).toBeUndefined();
  rerender(list({ orders: [] }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
});
