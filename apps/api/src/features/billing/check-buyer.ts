import { mayBuyTokens, NO_TOKENS_COUNTRY } from '@footlight/contract';
import type { LoggedIn } from '../../kernel/accounts/session.ts';
import { ApiError } from '../../kernel/api-error.ts';

/** Checks who may buy at all (spec 1 §6); the site redirects the others beforehand. */
export function checkBuyer(buyer: LoggedIn['user'], country: string | null): void {
  if (buyer.country === NO_TOKENS_COUNTRY || country === NO_TOKENS_COUNTRY) {
    throw new ApiError('purchase_country_blocked');
  }
  const person = { type: buyer.type, compliance_status: buyer.complianceStatus, country_code: buyer.country };
  if (!mayBuyTokens(person)) throw new ApiError('forbidden');
}
