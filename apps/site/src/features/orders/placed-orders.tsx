import { OrderList } from '@footlight/billing-widgets';
import { useRead } from '../../shell/api/use-read.ts';
import { ordersKey } from './order-keys.ts';
import { useOrderDecisions } from './use-order-decisions.ts';

/** Custom orders that the viewer placed. */
export const PlacedOrders = () => {
  const { data } = useRead(ordersKey('placed'));
  const decisions = useOrderDecisions();
  return data ? <OrderList side="buyer" orders={data.orders} items={[]} {...decisions} /> : null;
};
