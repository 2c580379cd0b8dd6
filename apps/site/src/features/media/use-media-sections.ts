import { useTexts } from '@footlight/ui';

/** Addresses of the media lists. */
export const MEDIA_LISTS = {
  videos: '/media/videos',
  pictures: '/media/pictures',
  exclusive: '/media/exclusive-videos',
  top: '/media/top-models',
} as const;
const ORDER = ['videos', 'pictures', 'exclusive', 'top'] as const;

/** The navigation between the media lists; `current` is null on pages outside of them. */
export const useMediaSections = (current: keyof typeof MEDIA_LISTS | null) => {
  const { t } = useTexts('media');
  const labels = {
    videos: t('videos'),
    pictures: t('pictures'),
    exclusive: t('exclusive'),
    top: t('topModels'),
  };
  const lists = ORDER.map((one) => ({
    href: MEDIA_LISTS[one] as string,
    label: labels[one],
    current: one === current,
  }));
  return [...lists, { href: '/account/media', label: t('mine'), current: false }];
};
