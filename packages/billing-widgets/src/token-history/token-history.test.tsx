// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { describe, expect, it } from 'vitest';
import { billingLocales } from '../locales/index.ts';
import { readKind } from './entry-kinds.ts';
import { TokenHistory } from './token-history.tsx';

conformance({
  name: 'token-history',
  element: (probe) => (
    <TokenHistory
      entries={[
        {
          id: 1,
          at: '2026-11-01T12:05:00.000Z',
          kind: 'tip',
          change: -25,
          balance: 175,
          counterpart: 'aurora',
          amount: null,
          reference: null,
        },
      ]}
      hasMore={false}
      loading={false}
      error={null}
      onMore={() => undefined}
      {...probe}
    />
  ),
  ref: HTMLDivElement,
  locales: { billing: billingLocales },
});

describe('what a kind of the books says', () => {
  it.each([
    ['tip', { kind: 'tip', phase: null }],
    ['private_hold', { kind: 'private', phase: 'held' }],
    ['exclusive_void', { kind: 'exclusive', phase: 'void' }],
    ['something_new', { kind: 'other', phase: null }],
    ['_hold', { kind: 'other', phase: 'held' }],
  ])('%s', (kind, read) => expect(readKind(kind)).toEqual(read));
});
