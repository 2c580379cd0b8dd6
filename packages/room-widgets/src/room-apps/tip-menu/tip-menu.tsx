import type { AppViews } from '@footlight/contract/room-apps';
import { TokenAmount, useTexts } from '@footlight/ui';
import { ScrollText } from 'lucide-react';
import { AppCard, type AppCardProps } from '../../lib/app-card.tsx';

export interface TipMenuProps extends Omit<AppCardProps, 'name' | 'title' | 'icon' | 'aside' | 'children'> {
  menu: AppViews['tip_menu'];
  /** False if this viewer cannot tip: the items then only show their prices. */
  canTip: boolean;
  /** Fills in the tip panel; nothing is charged yet. */
  onPick: (item: { label: string; price: number }) => void;
}

/** What the broadcaster does for each amount. Selecting an item fills in the tip panel. Token: `--app-card-radius`. */
export function TipMenu({ menu, canTip, onPick, ...rest }: TipMenuProps) {
  const { t } = useTexts('room-apps');
  return (
    <AppCard {...rest} name="tip-menu" title={menu.title} icon={<ScrollText />}>
      <ul className="flex flex-col gap-1">
        {menu.items.map((item) => (
          <li key={`${item.label} ${item.price}`}>
            <button
              type="button"
              data-part="item"
              disabled={!canTip}
              onClick={() => onPick(item)}
              className="flex min-h-10 w-full min-w-0 flex-wrap items-center justify-between gap-x-3 rounded-md px-3 py-1.5 text-start text-sm hover:bg-surface-sunken focus-visible:outline-2 focus-visible:outline-focus disabled:hover:bg-transparent"
            >
              <span className="min-w-0 wrap-anywhere">{item.label}</span>
              <TokenAmount value={item.price} />
            </button>
          </li>
        ))}
      </ul>
      {menu.orders.length > 0 ? (
        <div data-part="orders" className="text-sm text-text-muted">
          <p className="font-semibold">{t('menu.latest')}</p>
          <ul>
            {menu.orders
              .slice(-5)
              .toReversed()
              .map(({ id, username, label }) => (
                <li key={id} className="wrap-anywhere">
                  {t('menu.order', { name: username, label })}
                </li>
              ))}
          </ul>
        </div>
      ) : null}
    </AppCard>
  );
}
