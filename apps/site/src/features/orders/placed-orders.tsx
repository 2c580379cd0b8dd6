import { OrderList } from '@footlight/billing-widgets';
import type { OrderKind } from '@footlight/contract';
import { useRead } from '../../shell/api/use-read.ts';
import { ordersKey } from './order-keys.ts';
import { NONE, useOrderDecisions } from './use-order-decisions.ts';

interface PlacedOrdersProps {
  /** Only orders of this kind with this broadcaster. */
  only?: { kind: OrderKind; broadcaster: string };
}

/** Custom orders that the viewer placed. */
export const PlacedOrders = ({ only }: PlacedOrdersProps) => {
  const { data } = useRead(ordersKey('placed'));
  const { orders, ...decisions } = useOrderDecisions(data?.orders ?? NONE);
  if (!data) return null;
  const shown = orders.filter(
    ({ kind, broadcaster }) => !only || (kind === only.kind && broadcaster === only.broadcaster),
  );
  return <OrderList side="buyer" orders={shown} items={[]} {...decisions} />;
};
