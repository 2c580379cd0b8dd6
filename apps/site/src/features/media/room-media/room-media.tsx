import type { MediaBundle, MediaCardItem } from '@footlight/contract';
import { useLinkRenderer, useNumber, useTexts } from '@footlight/ui';
import { MediaGrid } from '../media-screen/media-grid.tsx';

export interface RoomMediaProps {
  username: string;
  displayName: string;
  /** The latest media, with the prices for this viewer. */
  items: readonly MediaCardItem[];
  owned: ReadonlySet<number>;
  /** Links to the fan club; without it there is none to join. */
  hasFanClub: boolean;
  /** All media that the viewer has not bought, if they are sold as one bundle; the price is this viewer's. */
  bundle: Pick<MediaBundle, 'item_count' | 'price'> | null;
  now: number;
}

const linkClass = 'inline-block py-1 font-semibold text-primary-text hover:underline';

/** The latest media of a broadcaster in the room, with links to all media and to the fan club. */
export const RoomMedia = ({
  username,
  displayName,
  items,
  owned,
  hasFanClub,
  bundle,
  now,
}: RoomMediaProps) => {
  const { t } = useTexts(['doors', 'ui']);
  const number = useNumber();
  const link = useLinkRenderer();
  const title = t('media.of', { name: displayName });
  return (
    <section
      aria-label={title}
      className="flex min-w-0 flex-col gap-2 rounded-lg border border-border bg-surface p-4"
    >
      <div className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="heading min-w-0 text-lg wrap-anywhere">{title}</h2>
        <p className="flex flex-wrap gap-x-4 text-sm">
          {hasFanClub
            ? link({ href: `/${username}/fanclub`, className: linkClass, children: t('media.fanClub') })
            : null}
          {bundle
            ? link({
                href: `/${username}/media`,
                className: linkClass,
                children: t('media.buyAll', {
                  shown: number(bundle.item_count),
                  tokens: t('ui:tokens', { count: bundle.price, shown: number(bundle.price) }),
                }),
              })
            : null}
          {link({ href: `/${username}/media`, className: linkClass, children: t('media.all') })}
        </p>
      </div>
      <MediaGrid label={title} items={items} owned={owned} now={now} isStrip />
    </section>
  );
};
