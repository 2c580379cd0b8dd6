/**
 * The error catalogue: every typed error code with the HTTP status that carries it (spec 1 §8, spec 2 §8, spec 3 §8).
 * The site owns a translated text for each code; `error` in the answer is an English fallback for logs and integrators.
 */
export const ERRORS = {
  invalid_input: { status: 400, message: 'The request does not fit what this call takes.' },
  malformed_json: { status: 400, message: 'The request body is not valid JSON.' },
  bad_signature: { status: 401, message: 'The signature does not match.' },
  login_required: { status: 401, message: 'Please log in.' },
  invalid_credentials: { status: 401, message: 'Username or password is wrong.' },
  csrf_failed: { status: 403, message: 'The page is out of date. Reload it and try again.' },
  forbidden: { status: 403, message: 'You may not do this.' },
  stream_token_invalid: {
    status: 403,
    message: 'The stream token is missing, expired or for another stream.',
  },
  age_verification_required: { status: 403, message: 'Age verification is required.' },
  cam_password_wrong: { status: 403, message: 'This password is wrong.' },
  private_unavailable: { status: 409, message: 'Failed to start private' },
  spy_unavailable: { status: 409, message: 'This show cannot be spied on.' },
  show_not_running: { status: 409, message: 'This show is over.' },
  ticket_unavailable: { status: 409, message: 'There is no ticket here.' },
  recording_unavailable: { status: 409, message: 'There is no recording here.' },
  postpay_limit: { status: 402, message: 'Your credit does not cover this show.' },
  tip_geo_block_sender: { status: 403, message: 'Tipping Unavailable' },
  tip_geo_block_receiver: { status: 403, message: 'Tipping Unavailable' },
  purchase_country_blocked: { status: 403, message: 'Tokens cannot be bought in your country.' },
  not_found: { status: 404, message: 'Page not found' },
  user_not_found: { status: 404, message: 'There is no broadcaster of that name.' },
  moderation_protected: { status: 403, message: 'This person cannot be moderated here.' },
  moderation_target_missing: { status: 404, message: 'There is no account of that name.' },
  pm_not_allowed: { status: 403, message: 'This person takes no private messages.' },
  pm_limit: { status: 409, message: 'You have 250 open conversations. Close one first.' },
  friend_limit: { status: 409, message: 'You have 250 friends and requests. Remove one first.' },
  rating_needs_tips: { status: 403, message: 'Tip a little first: ratings need 25 recent tokens.' },
  tip_target_missing: { status: 404, message: 'Something went wrong' },
  product_not_found: { status: 404, message: 'This product is not on sale.' },
  promo_code_unknown: { status: 404, message: 'There is no promo code of that name.' },
  promo_code_expired: { status: 409, message: 'This promo code has expired.' },
  promo_code_used: { status: 409, message: 'You have used this promo code already.' },
  promo_code_exhausted: { status: 409, message: 'This promo code has been used up.' },
  email_link_invalid: { status: 404, message: 'This confirmation link is not valid any more.' },
  email_confirmed: { status: 409, message: 'Your email is confirmed already.' },
  no_spins: { status: 409, message: 'You have no spins left.' },
  fanclub_closed: { status: 409, message: 'This fan club takes no members.' },
  media_not_for_sale: { status: 409, message: 'This media is not available for purchase right now.' },
  order_not_offered: { status: 409, message: 'This broadcaster takes no such orders right now.' },
  order_limit: { status: 409, message: 'An order of yours waits or runs here already.' },
  order_decided: { status: 409, message: 'This order has been decided already.' },
  order_item_unfit: {
    status: 409,
    message: 'This item cannot be handed over: the viewer has it, or it is free.',
  },
  price_changed: { status: 409, message: 'The price has changed. Nothing was charged.' },
  not_enough_tokens: { status: 402, message: 'You do not have enough tokens.' },
  postpay_card_fail: { status: 402, message: 'Your card could not be charged.' },
  over_daily_limit: { status: 403, message: 'Verification is needed above this amount.' },
  user_daily_limit: { status: 403, message: 'You have reached your daily limit.' },
  over_own_limit: { status: 403, message: 'This is above your own limit. Confirm the amount.' },
  username_taken: { status: 409, message: 'This username is taken.' },
  email_taken: { status: 409, message: 'There is an account with this email already.' },
  idempotency_key_missing: { status: 400, message: 'The Idempotency-Key header is missing.' },
  idempotency_conflict: { status: 409, message: 'This key was used for a different request.' },
  conflict: { status: 409, message: 'This is not possible in the present state.' },
  refund_by_hand: {
    status: 409,
    message: 'This payment company gives nothing back by a call. Pay the payer back, then book it.',
  },
  revision_conflict: { status: 409, message: 'Somebody else has changed this site meanwhile.' },
  site_taken: { status: 409, message: 'There is a site of this domain or sitecode already.' },
  config_too_new: { status: 422, message: 'This config was made by a newer version.' },
  brand_refused: { status: 422, message: 'This brand cannot be published as it is.' },
  image_unsupported: { status: 422, message: 'Only PNG, WEBP or AVIF pictures can be used.' },
  image_damaged: { status: 422, message: 'The picture is damaged or has something behind its end.' },
  image_too_large: { status: 422, message: 'The picture is too large.' },
  asset_quota: { status: 409, message: 'This site has as many pictures as it may have.' },
  rate_limited: { status: 429, message: 'Too many requests. Wait a moment.' },
  internal: { status: 500, message: 'A generic error occurred...' },
  unavailable: { status: 503, message: 'This is being prepared. Try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorType = keyof typeof ERRORS;
/** Only operators' calls answer these; a viewer's screen needs no text for them. */
export type OperatorErrorType =
  | 'refund_by_hand'
  | 'revision_conflict'
  | 'site_taken'
  | 'config_too_new'
  | 'brand_refused'
  | 'image_unsupported'
  | 'image_damaged'
  | 'image_too_large'
  | 'asset_quota';
/** Only calls between people answer these; their texts come with what makes the calls. */
export type PeopleErrorType = 'pm_not_allowed' | 'pm_limit' | 'friend_limit';
/** Only free tokens, promo codes and wheels answer these; their texts come with them. */
export type PromoErrorType =
  | 'promo_code_unknown'
  | 'promo_code_expired'
  | 'promo_code_used'
  | 'promo_code_exhausted'
  | 'email_link_invalid'
  | 'email_confirmed'
  | 'no_spins';
/** Only orders answer these; their texts come with them. */
export type OrderErrorType = 'order_not_offered' | 'order_limit' | 'order_decided' | 'order_item_unfit';
/** Has its words where it happens, and not among those that every page loads. */
export type LocalErrorType =
  | 'cam_password_wrong'
  | 'media_not_for_sale'
  | 'over_own_limit'
  | OrderErrorType
  | PeopleErrorType
  | PromoErrorType;
export const ERROR_TYPES = Object.keys(ERRORS) as readonly ErrorType[];

/** Field-level problems of a form; the site translates them beside the field. */
export const FIELD_PROBLEMS = [
  'required',
  'too_short',
  'too_long',
  'invalid_format',
  'too_small',
  'too_big',
  'taken',
  'reserved',
  'under_age',
  'not_accepted',
  'unknown_field',
] as const;
export type FieldProblem = (typeof FIELD_PROBLEMS)[number];
