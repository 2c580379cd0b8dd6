import { readKey } from '@footlight/client';

/** Cache keys of custom orders. */
export const ordersKey = (side: 'placed' | 'received') => readKey('GET /orders/{side}', { params: { side } });

/** Open orders of ratings, and the picture that no order has taken yet. */
export const openRatingsKey = readKey('GET /dickratings/open_request');

/** Refreshes orders, pending items and media after an order changed. */
export const concernsOrders = (key: unknown): boolean =>
  Array.isArray(key) &&
  typeof key[0] === 'string' &&
  /^GET (\/orders\/|\/tokens\/pending|\/media\/|\/user\/current|\/dickratings\/)/.test(key[0]);
