// @vitest-environment happy-dom

import { HOLD_KINDS } from '@footlight/contract';
import { commonLocales, uiLocales } from '@footlight/ui';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import type { ComponentProps } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { billingLocales } from '../../locales/index.ts';
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
  media: [],
  hold: null,
};

describe('what a kind of the ledger says', () => {
  it.each([
    ['tip', -5, { kind: 'tip', phase: null }],
    ['private_hold', -5, { kind: 'private', phase: 'held' }],
    ['exclusive_void', 5, { kind: 'exclusive', phase: 'void' }],
    ['exclusive', 5, { kind: 'exclusive', phase: 'void' }],
    ['something_new', 5, { kind: 'other', phase: null }],
    ['_hold', -5, { kind: 'other', phase: 'held' }],
  ])('%s %d', (kind, change, read) => expect(readKind({ kind, change, hold: null })).toEqual(read));

  it.each(HOLD_KINDS)('[BILL-17] %s: set aside, then spent, spent in part, or returned', (kind) => {
    const read = (open: number, spent: number, returned: number) =>
      readKind({ kind: `${kind}_hold`, change: -(open + spent + returned), hold: { open, spent, returned } });
    const isPayout = kind === 'payout';
    expect(read(5, 0, 0)).toEqual({ kind, phase: 'held' });
    expect(read(1, 2, 2)).toEqual({ kind, phase: 'held' });
    expect(read(0, 5, 0)).toEqual({ kind, phase: isPayout ? 'done' : 'spent' });
    expect(read(0, 3, 2)).toEqual({ kind, phase: isPayout ? 'done' : 'partly' });
    expect(read(0, 0, 5)).toEqual({ kind, phase: 'back' });
  });
});

const i18n = i18next.createInstance();
beforeAll(async () => {
  const en = {
    billing: await billingLocales.en(),
    common: await commonLocales.en(),
    ui: await uiLocales.en(),
  };
  await i18n.use(initReactI18next).init({ lng: 'en', ns: Object.keys(en), resources: { en } });
});
afterEach(cleanup);

it('the last page removes the button, and the focus moves to the first new entry', async () => {
  const list = (more: Partial<ComponentProps<typeof TokenHistory>>) => (
    <I18nextProvider i18n={i18n}>
      <TokenHistory
        entries={[entry]}
        error={null}
        loading={false}
        hasMore
        onMore={() => undefined}
        {...more}
      />
    </I18nextProvider>
  );
  const { rerender } = render(list({}));
  screen.getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  rerender(list({ loading: true }));
  expect(document.activeElement).toBe(screen.getByRole('button'));
  rerender(list({ entries: [entry, { ...entry, id: 2 }, { ...entry, id: 3 }], hasMore: false }));
  expect(document.activeElement?.closest('tr')).toBe(screen.getAllByRole('row')[2]);
});
