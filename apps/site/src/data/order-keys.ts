import { readKey } from '@footlight/contract/client';

/** Cache keys of orders by hand; beside `keys.ts`, so that no page loads them without need. */
export const ordersKey = (side: 'placed' | 'received') => readKey('GET /orders/{side}', { params: { side } });

/** After an order changed: orders, what is pending, and the media that came or went with it. */
export const concernsOrders = (key: unknown): boolean =>
  Array.isArray(key) &&
  typeof key[0] === 'string' &&
  /^GET (\/orders\/|\/tokens\/pending|\/media\/|\/user\/current)/.test(key[0]);
