/**
 * The part of a card company that proves an age. The browser sends the card to the company and gets a payment token; the
 * platform only ever has that token, which `Biller.chargeCard` takes like the token of a saved card.
 */
export interface AgeCards {
  /** Origin that browsers send the card to, allowed by the policy of the site's pages; null: the site's own. */
  readonly origin: string | null;
  /**
   * A short-lived right to exchange one card for a payment token.
   *
   * @throws BillerUnreachableError
   */
  openRight(visit: CardVisit): Promise<CardRight>;
  /**
   * Whether the card proves that its owner is an adult; nothing is charged. Null: it does; else the decline code (`N…`).
   * Declines tokens that were made for another visitor.
   *
   * @throws BillerUnreachableError if the result is unknown; a repeated call brings it
   */
  check(order: AgeCardOrder): Promise<string | null>;
}

interface CardVisit {
  /** Identifies the visitor's session and says nothing about the person. */
  visitor: string;
  /** Origin of the site that the visitor uses. */
  siteOrigin: string;
}

interface CardRight {
  accessToken: string;
  /** Seconds. */
  expiresIn: number;
  /** Where the browser exchanges the card. */
  tokeniseUrl: string;
}

/** The person who must own the card. The platform passes this on and does not store it. */
export interface CardOwner {
  firstName: string;
  lastName: string;
  /** `YYYY-MM-DD`. */
  birthDate: string;
  email: string;
  address: string;
  city: string;
  state: string;
  zip: string;
  country: string;
}

interface AgeCardOrder {
  /** The platform's id of the check; makes the call idempotent. */
  reference: string;
  visitor: string;
  paymentToken: string;
  owner: CardOwner;
}
