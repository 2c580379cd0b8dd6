import type { Order } from '@footlight/contract';
import type { ComponentProps } from 'react';

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
