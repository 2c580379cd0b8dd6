import * as v from 'valibot';
import { TipOrigin } from '../entities/billing.ts';
import { Confirmed, line, Tokens, Username } from '../entities/common.ts';
import { PAY_ERRORS } from '../errors/room-errors.ts';
import { MAX_TIP, MAX_TIP_COMMENT } from '../rules/constants.ts';
import { defineOperations } from './define.ts';

export const tipOperations = defineOperations('tips', {
  'POST /tip/{username}': {
    id: 'tipBroadcaster',
    summary: 'Tips a broadcaster. Answers after the ledger has settled it.',
    spec: '1§7',
    auth: 'user',
    idempotent: true,
    params: v.object({ username: Username }),
    body: v.object({
      amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1, 'too_small'), v.maxValue(MAX_TIP, 'too_big')),
      comment: v.optional(line(MAX_TIP_COMMENT)),
      ...v.partial(TipOrigin).entries,
      ...Confirmed,
    }),
    ok: v.object({
      status: v.literal(1),
      /** Id of the settled journal entry. Assumed. */
      tip_id: v.string(),
      /** The viewer's balance after the tip. Assumed. */
      tokens: Tokens,
    }),
    errors: [
      'invalid_input',
      'login_required',
      'csrf_failed',
      'not_enough_tokens',
      'postpay_card_fail',
      'over_daily_limit',
      'over_own_limit',
      'user_daily_limit',
      ...PAY_ERRORS,
      /** The account may tip, but not with words. */
      'room_silenced',
      'tip_target_missing',
      /** The app of the tip was removed, or its price has changed. */
      'conflict',
      'idempotency_key_missing',
      'idempotency_conflict',
      'rate_limited',
    ],
    example: { status: 1, tip_id: 'tip_example', tokens: 475 },
  },
});
