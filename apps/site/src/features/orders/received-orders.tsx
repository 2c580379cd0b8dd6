import { OrderList } from '@footlight/billing-widgets';
import { userMediaKey } from '../../shell/api/media-keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { ordersKey } from './order-keys.ts';
import { NONE, useOrderDecisions } from './use-order-decisions.ts';

/** Custom orders that the broadcaster received. Free media cannot fulfil an order. */
const ReceivedOrders = ({ username }: { username: string }) => {
  const { data } = useRead(ordersKey('received'));
  const { data: own } = useRead(userMediaKey(username));
  const decisions = useOrderDecisions(data?.orders ?? NONE);
  if (!data) return null;
  const items = (own?.mediaList ?? []).filter(
    ({ token_price, fanclub_access_level }) => token_price > 0 || fanclub_access_level !== null,
  );
  return <OrderList side="seller" items={items} {...decisions} />;
};

export default ReceivedOrders;
