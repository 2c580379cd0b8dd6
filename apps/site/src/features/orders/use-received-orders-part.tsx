import type { BroadcasterPanelPart } from '@footlight/room-widgets';
import { lazyComponent, useNumber, useTexts } from '@footlight/ui';
import { useRead } from '../../shell/api/use-read.ts';
import { ordersKey } from './order-keys.ts';

const ReceivedOrders = lazyComponent(() => import('./received-orders.tsx'));

/** Custom orders as an entry of the broadcaster's panel, with how many wait for an answer. */
export const useReceivedOrdersPart = (username: string): BroadcasterPanelPart => {
  const { t } = useTexts('broadcaster');
  const number = useNumber();
  const { data } = useRead(ordersKey('received'));
  const count = data?.orders.filter(({ state }) => state === 'waiting').length ?? 0;
  return {
    value:
      data && (count > 0 ? t('entries.waiting', { count, shown: number(count) }) : t('entries.noneWaiting')),
    content: <ReceivedOrders username={username} />,
  };
};
