import * as v from 'valibot';
import { MEET_PRODUCTS } from '../rules/meet/meet.ts';
import { Tokens } from './common.ts';

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/**
 * Where somebody is: `idle` outside the queue, `waiting` in it, `matched` with a proposal that both must accept (speed-date
 * only), `connecting` while the cameras connect, `running` when both have arrived.
 */
export const MEET_STAGES = ['idle', 'waiting', 'matched', 'connecting', 'running'] as const;
export type MeetStage = (typeof MEET_STAGES)[number];

/**
 * Why the last meeting ended, as this person sees it. `left`: the partner continued, stopped or vanished. `expired`: a
 * proposal was not accepted in time. `failed`: no connection. `elsewhere`: the account goes on in another tab.
 */
export const MEET_ENDS = ['left', 'expired', 'failed', 'out_of_tokens', 'elsewhere'] as const;
export type MeetEnd = (typeof MEET_ENDS)[number];

/** The match of spec 3 §3 (username, broadcastUsername), with what a page needs beside it. */
export const MeetMatch = v.object({
  meet_id: Count,
  /** Speed-date: the viewer and the broadcaster. Random chat: the one who waited longer, and the other. */
  username: v.string(),
  broadcastUsername: v.string(),
  /** The other person, as this one sees them. */
  partner: v.object({ username: v.string(), display_name: v.string() }),
  /** When both offer at once, this side drops its own offer. */
  is_polite: v.boolean(),
  accepted: v.boolean(),
  partner_accepted: v.boolean(),
  /** Seconds left to accept or to connect; null while the meeting runs. */
  seconds_left: v.nullable(Count),
  /** The broadcaster's price of a private; null in random chat, which is free. */
  price_per_minute: v.nullable(Tokens),
  /** The private that meters the speed-date, once its viewer accepted. */
  show_id: v.nullable(Count),
});
export type MeetMatch = v.InferOutput<typeof MeetMatch>;

/** The speed-date state of spec 3 §3, for both products. */
export const MeetState = v.object({
  product: v.picklist(MEET_PRODUCTS),
  stage: v.picklist(MEET_STAGES),
  match: v.nullable(MeetMatch),
  /** What the page needs to send its camera; null unless two are to be connected. */
  streamOut: v.nullable(
    v.object({
      broadcastUsername: v.string(),
      /** As `RTCIceServer`. With a relay of the operator, no side learns the other's address. */
      c2cServer: v.array(
        v.object({
          urls: v.array(v.string()),
          username: v.optional(v.string()),
          credential: v.optional(v.string()),
        }),
      ),
      /** The right to exchange signals in this meeting. */
      videoPlayToken: v.string(),
    }),
  ),
  ended: v.nullable(v.picklist(MEET_ENDS)),
  isBanned: v.boolean(),
  /** Unix milliseconds. */
  banned_until: v.nullable(Count),
  /** Too many quick skips: seconds until the next partner, or 0. */
  tooManyRequests: v.boolean(),
  retry_after: Count,
  /** The tab that is in the queue, by the name that it gave itself. */
  seat: v.nullable(v.string()),
});
export type MeetState = v.InferOutput<typeof MeetState>;
