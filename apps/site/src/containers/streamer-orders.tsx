import { OrderList } from '@footlight/billing-widgets';
import { userMediaKey } from '../data/media-keys.ts';
import { ordersKey } from '../data/order-keys.ts';
import { useRead } from '../data/use-read.ts';
import { useOrderDecisions } from './use-order-decisions.ts';

/** What viewers ordered of the broadcaster, and the answers. What is free for everybody is not handed over. */
const StreamerOrders = ({ username }: { username: string }) => {
  const { data } = useRead(ordersKey('received'));
  const { data: own } = useRead(userMediaKey(username));
  const decisions = useOrderDecisions();
  if (!data) return null;
  const items = (own?.mediaList ?? []).filter(
    ({ token_price, fanclub_access_level }) => token_price > 0 || fanclub_access_level !== null,
  );
  return <OrderList side="seller" orders={data.orders} items={items} {...decisions} />;
};

export default StreamerOrders;
