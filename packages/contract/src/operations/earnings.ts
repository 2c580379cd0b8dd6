import * as v from 'valibot';
import { IsoDate } from '../entities/common.ts';
import { Earnings } from '../entities/earnings.ts';
import { exampleEarnings } from '../fixtures/earnings.ts';
import { daysBetween, EARNINGS_DAYS } from '../rules/earnings/earnings.ts';
import { defineOperations } from './define.ts';

/** What broadcasters earned. */
export const earningsOperations = defineOperations('earnings', {
  'GET /studio/earnings': {
    id: 'getEarnings',
    summary:
      'The broadcaster’s own earnings from one day to another, both included, at most 366 days. Every sum is that of the ledger.',
    spec: '1§8',
    auth: 'user',
    assumed: true,
    query: v.pipe(
      v.object({ from: IsoDate, to: IsoDate }),
      v.forward(
        v.check(({ from, to }) => daysBetween(from, to) >= 1, 'too_small'),
        ['to'],
      ),
      v.forward(
        v.check(({ from, to }) => daysBetween(from, to) <= EARNINGS_DAYS, 'too_big'),
        ['to'],
      ),
    ),
    ok: Earnings,
    errors: ['invalid_input', 'login_required', 'forbidden'],
    example: exampleEarnings,
  },
});
