/** The proof that a card is its payer's (spec 1 §7, `product_av`): a checkout over nothing at the payment company. */

/** Where it begins, and where the payer comes back to. */
export const CARD_CHECK_PATH = '/account/verify';
/** The same page on a domain that does nothing else (spec 1 §2). */
export const CARD_CHECK_SHORT_PATH = '/verify';
/** Its product in the list of purchases. */
export const CARD_CHECK_PRODUCT = 'card_check';
