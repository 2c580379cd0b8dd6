/** What a payment company must be able to do for us. Adapters know its protocol; nothing else does. */
export interface Biller {
  readonly name: string;
  /** The company behind it, as payers know it. */
  readonly company: string;
  /** How it is paid; cards and wallets unless it says otherwise. */
  readonly method?: WaitMethod;
  /**
   * Where the payer is sent to. An amount of 0 asks for the proof of a card alone, which a payment of 0 with the card then
   * tells of; who takes payments by hand is never asked for it. `waits`: the payer acts by hand, and the price holds for
   * a while.
   */
  createCheckout(order: CheckoutOrder): Promise<{ url: string; waits?: CheckoutWait }>;
  /**
   * Charges a kept card. The reference makes it happen once: asked again, the biller tells the same.
   *
   * @throws BillerUnreachableError when nothing is known of the charge; its callback, or the same call again, will tell
   */
  chargeCard(order: CheckoutOrder & { cardToken: string }): Promise<ChargeResult>;
  /**
   * Gives a whole payment back; asked again, the biller tells the same. Null: it cannot, and somebody has to pay the payer
   * back outside.
   *
   * @throws BillerUnreachableError when nothing is known of it; the same call again will tell
   */
  readonly refund: ((payment: RefundOrder) => Promise<ReversalEvent>) | null;
  /**
   * Reads a callback, which may come from anybody: only a signed and fresh one is believed. Null: a genuine word on
   * something that we do not follow.
   *
   * @throws BadCallbackError when it is forged, stale or unreadable
   */
  parseCallback(request: CallbackRequest): Promise<CallbackEvent | null>;
}

export type WaitMethod = 'crypto' | 'voucher';

export interface CheckoutWait {
  method: WaitMethod;
  /** Unix milliseconds that the price holds until. */
  expiresAt: number;
}

export interface CheckoutOrder {
  /** Our purchase id. */
  reference: string;
  amountCents: number;
  /** One line for the payer, in the payer's words. */
  description: string;
  /** Absolute address that the payer comes back to; the biller adds `ans` and its ids. */
  returnUrl: string;
  /** Two letters; where a voucher is to be paid. */
  country?: string;
}

export interface RefundOrder {
  reference: string;
  /** The biller's id of the payment. */
  transactionId: string;
  amountCents: number;
}

export interface CallbackRequest {
  headers: Record<string, string | string[] | undefined>;
  rawBody: string;
  /** Milliseconds. */
  now: number;
}

/** A card as we may know it: the number stays with the biller. */
export interface CardAtBiller {
  /** The biller's name for it; of no use to anybody but this shop. */
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
  /** Null when the payment was approved, otherwise the decline code (`N…`). */
  declineCode: string | null;
  /** The card, when the payer let the biller keep it. */
  card: CardAtBiller | null;
  /** What really came, of a payment by hand, and when it was sent (Unix milliseconds). */
  received?: { cents: number; at: number };
}

/** A payment by hand is on its way: seen, and not to be relied on yet. */
export interface ProgressEvent {
  kind: 'progress';
  reference: string;
  confirmations: number;
  needed: number;
}

/** An approved payment went back: by our wish, or because the payer's bank took it. */
export interface ReversalEvent {
  kind: 'refund' | 'chargeback';
  /** Null when the biller names the payment alone. */
  reference: string | null;
  transactionId: string;
  amountCents: number;
  /** The operator's name for the money that went back outside; the books keep it. */
  paidBack?: string;
}

export type CallbackEvent = PaymentEvent | ReversalEvent | ProgressEvent;

export type ChargeResult =
  /** The code `NVERIFY` says that the biller wants to know whose card it is. */
  | { kind: 'decided'; event: PaymentEvent }
  /** The payer must do something on the biller's page; a callback decides. */
  | { kind: 'step'; url: string }
  /** A callback will decide. */
  | { kind: 'pending' };

export class BadCallbackError extends Error {
  override readonly name = 'BadCallbackError';
}

export class BillerUnreachableError extends Error {
  override readonly name = 'BillerUnreachableError';
}
