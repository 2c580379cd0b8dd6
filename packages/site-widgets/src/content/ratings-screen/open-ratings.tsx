import type { Order } from '@footlight/contract';
import { Link, useLinkRenderer, useTexts } from '@footlight/ui';

/** The viewer's orders that wait for an answer; nothing without any. */
export const OpenRatings = ({ orders }: { orders: readonly Order[] }) => {
  const { t, language } = useTexts('content');
  const link = useLinkRenderer();
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  if (orders.length === 0) return null;
  return (
    <section aria-labelledby="open-ratings" className="flex flex-col gap-2">
      <h2 id="open-ratings" className="heading text-lg">
        {t('ratings.openTitle')}
      </h2>
      <ul className="flex flex-col gap-2">
        {orders.map((order) => (
          <li key={order.id} className="rounded-lg border border-border bg-surface p-4">
            {order.text === '' ? null : <p className="whitespace-pre-line wrap-anywhere">{order.text}</p>}
            <p className="text-sm wrap-anywhere text-text-muted">
              {t('ratings.openText', {
                name: order.broadcaster_display_name,
                date: day.format(new Date(order.expires_at)),
              })}
            </p>
          </li>
        ))}
      </ul>
      <p>
        <Link asChild>{link({ href: '/account/tokens', children: t('ratings.orders') })}</Link>
      </p>
    </section>
  );
};
