import { ApiError } from '@footlight/client';
import { AGE_CHECK_PATH, CARD_CHECK_PATH, type ErrorType } from '@footlight/contract';

/** Page on which limits are changed. */
export const LIMITS_PATH = '/account/tokens#limits';

/** What a visitor can do about a refusal: open a page, which may return here, or start something on this page. */
export type WayOn =
  | { label: 'site:header.login' | 'site:wayOn.age'; returningTo: string }
  | {
      label: 'site:wayOn.limits' | 'site:wayOn.cardCheck' | 'site:wayOn.support' | 'common:buyTokens';
      path: string;
    }
  | {
      label: 'common:buyTokens' | 'site:wayOn.otherCard' | 'common:confirmEmail' | 'common:reload';
      act: 'buy' | 'card' | 'email' | 'reload';
    };

const login = { label: 'site:header.login', returningTo: '/login' } as const;
const buy = { label: 'common:buyTokens', act: 'buy' } as const;
const cardCheck = { label: 'site:wayOn.cardCheck', path: CARD_CHECK_PATH } as const;
const reload = { label: 'common:reload', act: 'reload' } as const;

/** Errors that are not in this table can only be read or tried again. */
const WAYS: Partial<Record<ErrorType, WayOn>> = {
  login_required: login,
  room_members_only: login,
  age_verification_required: { label: 'site:wayOn.age', returningTo: AGE_CHECK_PATH },
  not_enough_tokens: buy,
  postpay_limit: buy,
  account_in_debt: { label: 'common:buyTokens', path: '/account/tokens' },
  user_daily_limit: { label: 'site:wayOn.limits', path: LIMITS_PATH },
  over_daily_limit: cardCheck,
  room_card_required: cardCheck,
  postpay_card_fail: { label: 'site:wayOn.otherCard', act: 'card' },
  email_unconfirmed: { label: 'common:confirmEmail', act: 'email' },
  account_suspended: { label: 'site:wayOn.support', path: '/support' },
  csrf_failed: reload,
  stream_token_invalid: reload,
};

export const wayOnFrom = (error: unknown): WayOn | null =>
  error instanceof ApiError ? (WAYS[error.type as ErrorType] ?? null) : null;
