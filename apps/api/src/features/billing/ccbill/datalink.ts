import { BillerUnreachableError } from '../biller.ts';
import { PERIOD_DAYS, priceOf, USD } from './digests.ts';
import { CCBILL_URLS, type CcbillOptions } from './options.ts';

/** What CCBill knows of a subscription, which is a payment here. */
export interface SubscriptionStatus {
  refunds: number;
  voids: number;
  chargebacks: number;
  renewals: number;
}

export type ChargeAnswer =
  | { kind: 'approved'; subscriptionId: string }
  /** With our code of the reason. */
  | { kind: 'declined'; code: 'NDECLINED' | 'NDECLINEDE' };

export type DataLink = ReturnType<typeof createDataLink>;

const CALL_TIMEOUT_MS = 20_000;
const NO_RECORD = -3;
const INTERNAL = -7;
const LOCKED = -12;
/** The call may succeed later. */
const PASSING = [INTERNAL, LOCKED];
/** Limits that the merchant set for one payer. */
const LIMITS = [-23, -24];

/** The text of an element; the answers are flat and hold no markup. */
const textOf = (xml: string, name: string): string | null =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]?.trim() ?? null;

/** The only number of an answer without fields. */
const resultOf = (xml: string): number | null => {
  const text = textOf(xml, 'results');
  return text !== null && /^-?\d+$/.test(text) ? Number(text) : null;
};

/**
 * CCBill's calls of the merchant: subscription management, saved cards and the export. Addresses hold the password, so
 * errors name the action alone.
 */
export function createDataLink(options: CcbillOptions) {
  const { account, subaccount, user, password } = options;
  const urls = { ...CCBILL_URLS, ...options.urls };

  const call = async (base: string, path: string, what: string, form: Record<string, string>) => {
    const body = new URLSearchParams({ clientAccnum: account, username: user, password, ...form });
    let response: Response;
    let text: string;
    try {
      response = await fetch(new URL(path, base), {
        method: 'POST',
        body,
        signal: AbortSignal.timeout(options.callTimeoutMs ?? CALL_TIMEOUT_MS),
      });
      text = await response.text();
    } catch (error) {
      throw new BillerUnreachableError(`CCBill did not answer ${what}: ${(error as Error).name}`);
    }
    if (!response.ok) throw new BillerUnreachableError(`CCBill answered ${response.status} to ${what}`);
    return text;
  };

  const manage = (action: string, subscriptionId: string) =>
    call(urls.datalink, '/utils/subscriptionManagement.cgi', action, {
      usingSubacc: subaccount,
      subscriptionId,
      action,
      returnXML: '1',
    });

  const failed = (action: string, result: number | null): Error => {
    if (result !== null && PASSING.includes(result)) {
      return new BillerUnreachableError(`CCBill answered ${result} to ${action}`);
    }
    return new Error(`CCBill refused ${action}: ${result ?? 'unknown format'}`);
  };

  return {
    /** Null: CCBill has no such subscription. */
    async status(subscriptionId: string): Promise<SubscriptionStatus | null> {
      const action = 'viewSubscriptionStatus';
      const xml = await manage(action, subscriptionId);
      if (textOf(xml, 'subscriptionStatus') === null) {
        const result = resultOf(xml);
        if (result === NO_RECORD) return null;
        throw failed(action, result);
      }
      const count = (name: string) => Number(textOf(xml, name) || 0);
      return {
        refunds: count('refundsIssued'),
        voids: count('voidsIssued'),
        chargebacks: count('chargebacksIssued'),
        renewals: count('timesRebilled'),
      };
    },

    /** Voids a payment that is not captured yet, and refunds any other. */
    async giveBack(subscriptionId: string): Promise<void> {
      const action = 'voidOrRefundTransaction';
      const result = resultOf(await manage(action, subscriptionId));
      if (result !== 1) throw failed(action, result);
    },

    /**
     * Charges the card of an earlier payment. CCBill charges with every call.
     *
     * @throws BillerUnreachableError if the result is unknown
     */
    async charge(
      subscriptionId: string,
      order: { reference: string; amountCents: number },
    ): Promise<ChargeAnswer> {
      const action = 'chargeByPreviousTransactionId';
      const xml = await call(urls.bill, '/jpost/billingApi.cgi', action, {
        action,
        subscriptionId,
        newClientAccnum: account,
        newClientSubacc: subaccount,
        sharedAuthentication: '1',
        initialPrice: priceOf(order.amountCents),
        initialPeriod: PERIOD_DAYS,
        currencyCode: USD,
        returnXML: '1',
        'X-reference': order.reference,
      });
      const approved = textOf(xml, 'approved');
      const next = textOf(xml, 'subscriptionId');
      if (approved === '1' && next) return { kind: 'approved', subscriptionId: next };
      if (approved === '0') return { kind: 'declined', code: 'NDECLINED' };
      const result = resultOf(xml);
      if (result !== null && LIMITS.includes(result)) {
        return { kind: 'declined', code: 'NDECLINEDE' };
      }
      // The answer is unclear: the card may be charged.
      if (result === null)
        throw new BillerUnreachableError(`CCBill's answer to ${action} has an unknown format`);
      throw failed(action, result);
    },

    /** The rows of a span as CSV. CCBill answers once an hour. */
    records: (from: string, to: string) =>
      call(urls.datalink, '/data/main.cgi', 'the export', {
        clientSubacc: subaccount,
        transactionTypes: 'NEW,REFUND,CHARGEBACK,VOID',
        startTime: from,
        endTime: to,
      }),
  };
}
