import type { MediaBundle } from '@footlight/contract';
import { useNumber, useTexts } from '@footlight/ui';

/** Links beside a room's media: the fan club, all that the viewer has not bought as one bundle, and all media. */
export const useRoomMediaLinks = (
  username: string,
  hasFanClub: boolean,
  bundle: Pick<MediaBundle, 'item_count' | 'price'> | undefined,
) => {
  const { t } = useTexts(['navigation', 'ui']);
  const number = useNumber();
  const all = `/${username}/media`;
  const tokens =
    bundle && bundle.item_count > 0
      ? t('ui:tokens', { count: bundle.price, shown: number(bundle.price) })
      : null;
  return [
    ...(hasFanClub ? [{ href: `/${username}/fanclub`, label: t('media.fanClub') }] : []),
    ...(bundle && tokens
      ? [{ href: all, label: t('media.buyAll', { shown: number(bundle.item_count), tokens }) }]
      : []),
    { href: all, label: t('media.all') },
  ];
};
