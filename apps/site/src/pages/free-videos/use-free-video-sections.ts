import { useTexts } from '@footlight/ui';
import { FREE_VIDEOS } from './free-video-filter.ts';

/** The navigation between the pages of free videos. */
export const useFreeVideoSections = (current: 'all' | 'models' | 'tags' | null) => {
  const { t } = useTexts('content');
  return [
    { href: FREE_VIDEOS, label: t('free.all'), current: current === 'all' },
    { href: `${FREE_VIDEOS}/model`, label: t('free.models'), current: current === 'models' },
    { href: `${FREE_VIDEOS}/tag`, label: t('free.tags'), current: current === 'tags' },
  ];
};
