import type { Order } from '@footlight/contract';
import type { ComponentProps, ReactNode } from 'react';

/** The result of the reader's decision about an order: accepted, or why it was refused. */
export interface OrderNotice {
  appearance: 'success' | 'error';
  text: ReactNode;
}

export interface OrderListProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The reader: a `seller` accepts or declines orders, a `buyer` may withdraw their own. */
  side: 'seller' | 'buyer';
  /** Newest first. */
  orders: readonly Order[];
  /** The seller's media that can be delivered. */
  items: readonly { id: number; name: string }[];
  /** Unix milliseconds; decides whether a Snapchat has ended. */
  now: number;
  /** Orders whose decision is being sent; the others can be decided in the meantime. */
  busyIds: readonly number[];
  /** By the id of the order; shown in the order. */
  notices?: ReadonlyMap<number, OrderNotice>;
  mediaHref: (broadcaster: string, media: NonNullable<Order['media']>) => string;
  /** Gets the delivered item, null for a Snapchat, and the words of a rating, of which one may be missing. */
  onAccept: (id: number, delivery: { mediaId: number | null; text?: string }) => void;
  onDecline: (id: number) => void;
  onWithdraw: (id: number) => void;
}
