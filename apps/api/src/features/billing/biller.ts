import type { CallbackRequest } from '../../kernel/http/callback.ts';
import { OutsideServiceError } from '../../kernel/storage/outside-fault.ts';
import type { AgeCards } from './age-cards.ts';

/** The interface to a payment company. Only adapters know its protocol. */
export interface Biller {
  readonly name: string;
  /** The company's name, as payers know it. */
  readonly company: string;
  /** The asynchronous payment method; without it the biller takes cards and wallets. */
  readonly method?: WaitMethod;
  /** Each call of `chargeCard` charges again, so the platform calls it once and then waits. */
  readonly chargesEveryCall?: true;
  /** The company refuses charges below this. */
  readonly leastCents?: number;
  /** The biller has no checkout over 0, so it never verifies cards. */
  readonly verifiesNoCards?: true;
  /** What the company knows of payments; without it a lost callback is not found. */
  readonly records?: PaymentRecords;
  /** Proofs of age by a card; without it the card form is not offered. */
  readonly ageCards?: AgeCards;
  /**
   * Returns the page that the payer is sent to. An amount of 0 requests card verification, reported as a payment of 0
   * with the card; asynchronous billers never receive it. Without `waits` the page accepts payments for
   * `CHECKOUT_HOLDS`. `waits`: the payer completes the payment later, and the price
   * holds until then.
   */
  createCheckout(order: CheckoutOrder): Promise<{
    url: string;
    waits?: CheckoutWait;
    /** The biller's id of the checkout. */
    id?: string;
  }>;
  /**
   * Closes a checkout, whose page then takes no payment. False: it is paid, or being paid. Null: the biller cannot close
   * checkouts. A payment in progress is reported as usual.
   *
   * @throws BillerUnreachableError if the checkout may still be open
   */
  readonly closeCheckout: ((checkout: OpenCheckout) => Promise<boolean>) | null;
  /**
   * Charges a saved card. The reference makes the call idempotent: a repeated call returns the same result. Not so if
   * `chargesEveryCall`.
   *
   * @throws BillerUnreachableError if the result is unknown; its callback, its records or a repeated call bring the result
   */
  chargeCard(order: CheckoutOrder & { cardToken: string }): Promise<ChargeResult>;
  /**
   * Refunds a whole payment; a repeated call returns the same result. Null: the biller cannot refund, and an operator
   * must refund the payer outside the platform.
   *
   * @throws BillerUnreachableError if the result is unknown; a repeated call brings it
   */
  readonly refund: ((payment: RefundOrder) => Promise<ReversalEvent>) | null;
  /**
   * Reads a callback, which may come from anybody; accepts only signed and fresh ones. Null: a genuine event that the
   * platform does not use.
   *
   * @throws BadCallbackError when it is forged, stale or unreadable
   */
  parseCallback(request: CallbackRequest): Promise<CallbackEvent | null>;
}

export type WaitMethod = 'crypto' | 'voucher';

export interface CheckoutWait {
  method: WaitMethod;
  /** When the price expires, in Unix milliseconds. */
  expiresAt: number;
}

export interface CheckoutOrder {
  /** Our purchase id. */
  reference: string;
  amountCents: number;
  /** One-line description in the payer's language. */
  description: string;
  /** Absolute URL that the payer returns to; the biller adds `ans` and its ids. */
  returnUrl: string;
  /** Where the payer goes after a declined or abandoned payment, if not to the return URL. */
  declineUrl?: string;
  /** Two-letter country in which a voucher will be paid. */
  country?: string;
}

interface OpenCheckout {
  reference: string;
  /** The biller's id of the checkout. */
  checkoutId: string;
}

export interface RefundOrder {
  reference: string;
  /** The biller's id of the payment. */
  transactionId: string;
  amountCents: number;
}

/** Card data that the platform may store: the biller keeps the number. */
export interface CardAtBiller {
  /** The biller's token for the card; only this merchant can charge it. */
  token: string;
  brand: string;
  lastFour: string;
  /** `MM/YY`. */
  expires: string;
}

export interface PaymentEvent {
  kind: 'payment';
  reference: string;
  /** The biller's id of the payment. */
  transactionId: string;
  amountCents: number;
  /** Null if the payment was approved, otherwise the decline code (`N…`). */
  declineCode: string | null;
  /** The card, if the payer saved it. */
  card: CardAtBiller | null;
  /** Amount received by an asynchronous payment, and when it was sent (Unix milliseconds). */
  received?: { cents: number; at: number };
}

/** An asynchronous payment was seen but is not final yet. */
export interface ProgressEvent {
  kind: 'progress';
  reference: string;
  confirmations: number;
  needed: number;
}

/** An approved payment was reversed: refunded, or charged back, fully or partly, by the payer's bank. */
export interface ReversalEvent {
  kind: 'refund' | 'chargeback';
  /** Null if the biller sends only its own payment id. */
  reference: string | null;
  transactionId: string;
  amountCents: number;
  /** The operator's reference of an external refund, stored in the ledger. */
  paidBack?: string;
}

/** The payer's bank returned a charged back payment. */
export interface ReinstatementEvent {
  kind: 'reinstated';
  reference: string | null;
  transactionId: string;
}

/** The company took money that the platform did not ask for. */
interface UnexpectedEvent {
  kind: 'unexpected';
  transactionId: string;
}

/** What changes a purchase. */
export type PurchaseEvent = PaymentEvent | ReversalEvent | ReinstatementEvent | ProgressEvent;

export type CallbackEvent = PurchaseEvent | UnexpectedEvent;

/** The company's own list of payments. */
export interface PaymentRecords {
  /** Shortest time between two reads. */
  everyMs: number;
  /** @throws BillerUnreachableError */
  read(span: RecordsSpan): Promise<RecordsAnswer>;
}

export interface RecordsSpan {
  /** Unix milliseconds; at most a day. */
  from: number;
  to: number;
  /** Undecided purchases. */
  open: readonly OpenPayment[];
  /** Purchases that were paid in the span, as the platform knows. */
  settled: readonly RefundOrder[];
  /** Returns those of these payments that the platform has stored. */
  known(transactionIds: readonly string[]): Promise<ReadonlySet<string>>;
}

export interface OpenPayment {
  reference: string;
  amountCents: number;
  /** The biller's id of the checkout, if it has sent one. */
  checkoutId: string | null;
  /** The saved card; null for a checkout. */
  cardToken: string | null;
  createdAt: number;
  /** When the biller was asked to charge the card, if it charges with every call. */
  sentAt: number | null;
}

export interface RecordsAnswer {
  /** What happened to purchases, oldest first. Those that the platform has taken already may be among them. */
  events: readonly (PaymentEvent | ReversalEvent)[];
  /** Purchases of `settled` that the company does not know as paid. */
  missing: readonly string[];
  /** Payments at the company that no purchase explains. */
  unexplained: readonly { transactionId: string; amountCents: number }[];
}

export type ChargeResult =
  /** The code `NVERIFY` means that the card needs verification. */
  | { kind: 'decided'; event: PaymentEvent }
  /** The payer must do something on the biller's page; a callback decides. */
  | { kind: 'step'; url: string }
  /** A callback will decide. */
  | { kind: 'pending' };

export class BillerUnreachableError extends OutsideServiceError {
  override readonly name = 'BillerUnreachableError';
}

/** Billers by name; the first takes a brand's purchases unless the brand names another. */
export type Billers = ReadonlyMap<string, Biller>;
