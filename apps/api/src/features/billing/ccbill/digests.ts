import { createHash } from 'node:crypto';

/** ISO 4217 number of the US dollar, the currency of all prices. */
export const USD = '840';
/** Days that a single purchase counts as a subscription at CCBill, which does not renew it. */
export const PERIOD_DAYS = '30';

/** MD5 is CCBill's choice. */
const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** Protects the price of a single purchase in the address of the form. */
export const formDigest = (price: string, salt: string): string => md5(price + PERIOD_DAYS + USD + salt);

/** Comes with new sales only, and covers neither the amount nor our own id. */
export const saleDigest = (subscriptionId: string, salt: string): string => md5(`${subscriptionId}1${salt}`);

export const denialDigest = (denialId: string, salt: string): string => md5(`${denialId}0${salt}`);

/** `10.00` */
export const priceOf = (cents: number): string => (cents / 100).toFixed(2);
