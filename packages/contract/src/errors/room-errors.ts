import type { ErrorType } from './errors.ts';

/** Why an account may not buy from a broadcaster (spec 1 §6, spec 2 §4). */
export const BUY_ERRORS = [
  'user_not_found',
  'room_closed',
  'room_banned',
  'room_kicked',
  'tip_geo_block_sender',
  'tip_geo_block_receiver',
  'age_verification_required',
] as const satisfies readonly ErrorType[];

/** Why an account may not spend in a broadcaster's room: the same, and what keeps it from entering. */
export const PAY_ERRORS = [
  ...BUY_ERRORS,
  'room_members_only',
  'room_card_required',
  'room_password_required',
] as const satisfies readonly ErrorType[];
