import type { Order, OrderState } from '@footlight/contract';
import {
  Badge,
  type BadgeTone,
  Banner,
  Button,
  type MarkPress,
  useLinkRenderer,
  useNumber,
  useTexts,
} from '@footlight/ui';
import type { Ref } from 'react';
import { useDay } from '../../lib/use-day.ts';
import { OrderAnswer } from './order-answer.tsx';
import type { OrderListProps, OrderNotice } from './order-list-props.ts';
import { SentPicture } from './sent-picture.tsx';

const TONES: Record<OrderState, BadgeTone> = {
  waiting: 'info',
  accepted: 'success',
  declined: 'neutral',
  withdrawn: 'neutral',
  expired: 'neutral',
};

type ItemProps = Pick<
  OrderListProps,
  'side' | 'items' | 'now' | 'mediaHref' | 'onAccept' | 'onDecline' | 'onWithdraw'
> & {
  order: Order;
  pending: boolean;
  notice: OrderNotice | undefined;
  /** Wraps each button that decides the order. */
  mark: MarkPress;
  titleRef: Ref<HTMLHeadingElement> | undefined;
};

/** What a viewer bought: a link to the media, or the handle and its expiry. */
const Bought = ({ order, now, mediaHref }: Pick<ItemProps, 'order' | 'now' | 'mediaHref'>) => {
  const { t } = useTexts('wallet');
  const day = useDay();
  const link = useLinkRenderer();
  const { media, snapchat } = order;
  if (media)
    return (
      <p>
        {link({
          href: mediaHref(order.broadcaster, media),
          className: 'inline-block py-1 font-semibold text-primary-text hover:underline wrap-anywhere',
          children: t('order.open', { name: media.name }),
        })}
      </p>
    );
  if (!snapchat) return null;
  const isOver = snapchat.until !== null && Date.parse(snapchat.until) <= now;
  return (
    <p data-part="handle" className="wrap-anywhere">
      {snapchat.username ? (
        <>
          {t('order.handle')} <bdi className="font-semibold">{snapchat.username}</bdi>
          {' · '}
        </>
      ) : null}
      {snapchat.until === null
        ? t('order.forever')
        : t(isOver ? 'order.over' : 'order.until', { date: day(snapchat.until) })}
    </p>
  );
};

/** One order: user, item, tokens, status, and the available actions. */
export const OrderItem = (props: ItemProps) => {
  const { order, side, pending, notice, mark, titleRef, onWithdraw } = props;
  const { t } = useTexts(['wallet', 'ui']);
  const number = useNumber();
  const day = useDay();
  const isWaiting = order.state === 'waiting';
  const name = side === 'seller' ? order.username : order.broadcaster_display_name;
  const tokens = t('ui:tokens', { count: order.price, shown: number(order.price) });
  return (
    <li data-part="order" className="flex min-w-0 flex-col gap-3 border-b border-border p-4 last:border-b-0">
      <div className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 ref={titleRef} tabIndex={-1} className="min-w-0 font-semibold wrap-anywhere">
          {t('pending.with', { what: t(`order.kind.${order.kind}`), name })}
        </h3>
        <Badge tone={TONES[order.state]}>{t(`order.badge.${order.state}`)}</Badge>
      </div>
      {order.text === '' ? null : (
        <p dir="auto" data-part="text" className="whitespace-pre-line wrap-anywhere">
          {order.text}
        </p>
      )}
      <SentPicture order={order} side={side} />
      {order.answer === null ? null : (
        <blockquote
          dir="auto"
          data-part="answer"
          className="rounded-md bg-surface-sunken px-4 py-3 whitespace-pre-line wrap-anywhere"
        >
          {order.answer}
        </blockquote>
      )}
      <p className="text-sm text-text-muted">
        {tokens}
        {' · '}
        {isWaiting
          ? t(side === 'seller' ? 'order.answerBy' : 'order.waits', { date: day(order.expires_at) })
          : order.state === 'accepted'
            ? t('order.accepted', {
                date: day(order.decided_at ?? order.created_at),
              })
            : t('order.back')}
      </p>
      {side === 'buyer' && order.state === 'accepted' ? <Bought {...props} /> : null}
      {notice ? (
        <Banner appearance={notice.appearance} live data-part="notice">
          {notice.text}
        </Banner>
      ) : null}
      {side === 'seller' && isWaiting ? <OrderAnswer {...props} /> : null}
      {side === 'buyer' && isWaiting ? (
        <div data-part="actions" className="flex min-w-0 flex-wrap gap-2">
          <Button size="sm" variant="outline" loading={pending} onClick={mark(() => onWithdraw(order.id))}>
            {t('order.withdraw')}
          </Button>
        </div>
      ) : null}
    </li>
  );
};
