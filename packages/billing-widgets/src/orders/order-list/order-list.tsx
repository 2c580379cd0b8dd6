import { cn, useFocusAfter, useTexts } from '@footlight/ui';
import { useState } from 'react';
import { OrderItem } from './order-item.tsx';
import type { OrderListProps } from './order-list-props.ts';

/** Custom orders of a buyer or a broadcaster (spec 2 §3). Renders nothing for a buyer without orders. */
export function OrderList({
  side,
  orders,
  items,
  now,
  busyIds,
  notices,
  mediaHref,
  onAccept,
  onDecline,
  onWithdraw,
  className,
  ...rest
}: OrderListProps) {
  const { t } = useTexts('wallet');
  // A decision removes its buttons, and a declined order leaves the seller's list: the focus moves to the order's title,
  // or else to that of the list.
  const { mark, target } = useFocusAfter();
  const [decided, setDecided] = useState<number | null>(null);
  const isThere = orders.some(({ id }) => id === decided);
  if (orders.length === 0 && side === 'buyer') return null;
  const title = t(`order.list.${side}`);
  return (
    <section
      aria-label={title}
      {...rest}
      data-component="order-list"
      data-variant={side}
      className={cn('flex min-w-0 flex-col gap-3 text-text', className)}
    >
      <h2 ref={isThere ? undefined : target} tabIndex={-1} className="heading text-xl">
        {title}
      </h2>
      {orders.length === 0 ? (
        <p data-part="empty" className="text-text-muted">
          {t('order.none')}
        </p>
      ) : (
        <ul className="rounded-lg border border-border bg-surface">
          {orders.map((order) => (
            <OrderItem
              key={order.id}
              order={order}
              side={side}
              items={items}
              now={now}
              pending={busyIds.includes(order.id)}
              notice={notices?.get(order.id)}
              mark={(decide) =>
                mark(() => {
                  setDecided(order.id);
                  decide();
                })
              }
              titleRef={order.id === decided ? target : undefined}
              mediaHref={mediaHref}
              onAccept={onAccept}
              onDecline={onDecline}
              onWithdraw={onWithdraw}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
