// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { readKind } from './entry-kinds.ts';
import { TokenHistory } from './token-history.tsx';

const entry = {
  id: 1,
  at: '2026-11-01T12:05:00.000Z',
  kind: 'tip',
  change: -25,
  balance: 175,
  counterpart: 'aurora',
  amount: null,
  reference: null,
  tip: null,
};

describe('what a kind of the books says', () => {
  it.each([
    ['tip', -5, { kind: 'tip', phase: null }],
    ['private_hold', -5, { kind: 'private', phase: 'held' }],
    ['exclusive_void', 5, { kind: 'exclusive', phase: 'void' }],
    ['exclusive', 5, { kind: 'exclusive', phase: 'void' }],
    ['something_new', 5, { kind: 'other', phase: null }],
    ['_hold', -5, { kind: 'other', phase: 'held' }],
  ])('%s %d', (kind, change, read) => expect(readKind(kind, change)).toEqual(read));
});

afterEach(cleanup);

it('the last page removes the button, and the focus moves to the first new entry', async () => {
  const first = { entries: [entry], error: null, loading: false, onMore: () => undefined };
  const { rerender } = render(<TokenHistory {...first} hasMore />);
  screen.getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  rerender(<TokenHistory {...first} hasMore loading />);
  expect(document.activeElement).toBe(screen.getByRole('button'));
  rerender(
    <TokenHistory {...first} entries={[entry, { ...entry, id: 2 }, { ...entry, id: 3 }]} hasMore={false} />,
  );
  expect(document.activeElement?.closest('tr')).toBe(screen.getAllByRole('row')[2]);
});
