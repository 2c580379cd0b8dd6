import type { Order } from '@footlight/contract';
import { cn, useTexts } from '@footlight/ui';
import type { ComponentProps } from 'react';
import { OrderItem } from './order-item.tsx';

export interface OrderListProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Who reads: a `seller` answers, a `buyer` sees the own orders and may withdraw. */
  side: 'seller' | 'buyer';
  /** The latest first. */
  orders: readonly Order[];
  /** A seller's media that may be handed over. */
  items: readonly { id: number; name: string }[];
  /** Unix milliseconds: whether a Snapchat is over depends on it. */
  now: number;
  /** The order that is being decided. */
  busyId: number | null;
  mediaHref: (broadcaster: string, media: NonNullable<Order['media']>) => string;
  /** With the item that is handed over; null for a Snapchat. */
  onAccept: (id: number, mediaId: number | null) => void;
  onDecline: (id: number) => void;
  onWithdraw: (id: number) => void;
}

/** Orders by hand, from either side (spec 2 §3). A buyer without orders sees nothing. */
export function OrderList({
  side,
  orders,
  items,
  now,
  busyId,
  mediaHref,
  onAccept,
  onDecline,
  onWithdraw,
  className,
  ...rest
}: OrderListProps) {
  const { t } = useTexts('wallet');
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
      <h2 className="heading text-xl">{title}</h2>
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
              isBusy={busyId === order.id}
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
