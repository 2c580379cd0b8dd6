import * as v from 'valibot';
import { CountryCode, IsoTimestamp, line } from './common.ts';

/** `agreement`: it must be signed and sent. `review`: an operator decides. */
export const APPLICATION_STATES = ['agreement', 'review', 'approved', 'rejected'] as const;

const Name = v.pipe(line(80), v.minLength(2, 'too_short'));

/** What a broadcaster states. */
export const ApplicationDetails = v.object({
  /** As in the identity papers. Only the operator sees it. */
  legal_name: Name,
  /** Shown in the room. */
  stage_name: v.pipe(line(40), v.minLength(2, 'too_short')),
  country: CountryCode,
});
export type ApplicationDetails = v.InferOutput<typeof ApplicationDetails>;

/** A broadcaster's own application. Its names may be older than the rules for them. */
export const BroadcasterApplication = v.object({
  ...ApplicationDetails.entries,
  legal_name: v.string(),
  stage_name: v.string(),
  state: v.picklist(APPLICATION_STATES),
  submitted_at: v.nullable(IsoTimestamp),
});
export type BroadcasterApplication = v.InferOutput<typeof BroadcasterApplication>;

/** An application as an operator decides it. */
export const ApplicationForReview = v.object({
  ...BroadcasterApplication.entries,
  username: v.string(),
  email: v.string(),
  birth_date: v.nullable(v.string()),
  /** The version of the agreement that was signed. */
  agreement_version: v.string(),
});
export type ApplicationForReview = v.InferOutput<typeof ApplicationForReview>;
