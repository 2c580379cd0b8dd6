import { OrderList } from '@footlight/billing-widgets';
import { ordersKey } from '../data/order-keys.ts';
import { useRead } from '../data/use-read.ts';
import { useOrderDecisions } from './use-order-decisions.ts';

/** The visitor's own orders by hand. */
export const AccountOrders = () => {
  const { data } = useRead(ordersKey('placed'));
  const decisions = useOrderDecisions();
  return data ? <OrderList side="buyer" orders={data.orders} items={[]} {...decisions} /> : null;
};
