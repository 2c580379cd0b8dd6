/** Card verification (spec 1 §7, `product_av`): a checkout over 0 at the payment company. */

/** Page that starts it and that the payer returns to. */
export const CARD_CHECK_PATH = '/account/verify';
/** The same page on a dedicated domain (spec 1 §2). */
export const CARD_CHECK_SHORT_PATH = '/verify';
/** Its product id in the list of purchases. */
export const CARD_CHECK_PRODUCT = 'card_check';
