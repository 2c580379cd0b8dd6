import type { AgeMethod } from '@footlight/contract';
import type { CallbackRequest } from '../../kernel/http/callback.ts';

/** The result of a provider's check. `pending`: a person is still checking the document. */
export type AgeOutcome = 'approved' | 'declined' | 'pending';

export interface AgeOrder {
  /** The platform's id of the check; the provider learns nothing else about the visitor. */
  reference: string;
  method: AgeMethod;
  /** Where the provider sends the visitor afterwards. The return decides nothing. */
  returnUrl: string;
}

/** A company that verifies ages. It keeps the documents; the platform gets the outcome only. */
export interface AgeProvider {
  name: string;
  /** What the provider offers; places allow a part of it. */
  methods: readonly AgeMethod[];
  /** Starts a check; the visitor continues at the URL. */
  start(order: AgeOrder): Promise<{ url: string }>;
  /**
   * Reads a callback, which may come from anybody; accepts only signed and fresh ones.
   *
   * @throws BadCallbackError when it is forged, stale or unreadable
   */
  parseCallback(request: CallbackRequest): Promise<{ reference: string; outcome: AgeOutcome }>;
}
