// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { describe, expect, it } from 'vitest';
import { billingLocales } from '../../locales/index.ts';
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
          tip: null,
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
    ['tip', -5, { kind: 'tip', phase: null }],
    ['private_hold', -5, { kind: 'private', phase: 'held' }],
    ['exclusive_void', 5, { kind: 'exclusive', phase: 'void' }],
    ['exclusive', 5, { kind: 'exclusive', phase: 'void' }],
    ['something_new', 5, { kind: 'other', phase: null }],
    ['_hold', -5, { kind: 'other', phase: 'held' }],
  ])('%s %d', (kind, change, read) => expect(readKind(kind, change)).toEqual(read));
});
