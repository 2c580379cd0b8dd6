/** What a payment company must be able to do for us. Adapters know its protocol; nothing else does. */
export interface Biller {
  readonly name: string;
  /** Where the payer is sent to. */
  createCheckout(order: CheckoutOrder): Promise<{ url: string }>;
  /**
   * Reads a callback, which may come from anybody: only a signed and fresh one is believed.
   *
   * @throws BadCallbackError when it is forged, stale or unreadable
   */
  parseCallback(request: CallbackRequest): CallbackEvent;
}

export interface CheckoutOrder {
  /** Our purchase id. */
  reference: string;
  amountCents: number;
  /** One line for the payer, in the payer's words. */
  description: string;
  /** Absolute address that the payer comes back to; the biller adds `ans` and its ids. */
  returnUrl: string;
}

export interface CallbackRequest {
  headers: Record<string, string | string[] | undefined>;
  rawBody: string;
  /** Milliseconds. */
  now: number;
}

export interface CallbackEvent {
  reference: string;
  /** The biller's id of the payment. */
  transactionId: string;
  amountCents: number;
  /** Null when the payment was approved, otherwise the decline code (`N…`). */
  declineCode: string | null;
}

export class BadCallbackError extends Error {
  override readonly name = 'BadCallbackError';
}
