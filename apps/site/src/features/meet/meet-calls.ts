import type { Client } from '@footlight/client';
import type { MeetProduct, MeetState } from '@footlight/contract';
import type { CallInput } from '@footlight/contract/operations';
import type { useSpendOnce } from '../../shell/spend/spend-once.ts';

/** The calls of one product. */
export interface MeetCalls {
  next(body: NonNullable<CallInput<'POST /random-chat/next'>['body']>): Promise<MeetState>;
  update(body: NonNullable<CallInput<'POST /random-chat/data'>['body']>): Promise<MeetState>;
  stop(body: NonNullable<CallInput<'POST /random-chat/stop'>['body']>): Promise<MeetState>;
  report(body: NonNullable<CallInput<'POST /random-chat/report'>['body']>): Promise<MeetState>;
  /** `minimum` is the minimum charge that the page showed; null if the date is free for this user. */
  accept(state: MeetState, minimum: number | null): Promise<MeetState>;
}

export const meetCalls = (
  product: MeetProduct,
  api: Client,
  spendOnce: ReturnType<typeof useSpendOnce>,
): MeetCalls =>
  product === 'random'
    ? {
        next: (body) => api('POST /random-chat/next', { body }),
        update: (body) => api('POST /random-chat/data', { body }),
        stop: (body) => api('POST /random-chat/stop', { body }),
        report: (body) => api('POST /random-chat/report', { body }),
        // Random chat has no proposals.
        accept: async (state) => state,
      }
    : {
        next: (body) => api('POST /speed-date/v2/match/request', { body }),
        update: (body) => api('POST /speed-date/v2/match/update', { body }),
        stop: (body) => api('POST /speed-date/v2/stop', { body }),
        report: (body) => api('POST /speed-date/report', { body }),
        accept: ({ match }, minimum) =>
          spendOnce('POST /speed-date/v2/match/accept', {
            body: {
              broadcastUsername: match?.broadcastUsername ?? '',
              ...(match ? { meet_id: match.meet_id } : {}),
              ...(match?.price_per_minute == null ? {} : { price_per_minute: match.price_per_minute }),
              ...(minimum === null ? {} : { minimum_charge: minimum }),
            },
          }),
      };
