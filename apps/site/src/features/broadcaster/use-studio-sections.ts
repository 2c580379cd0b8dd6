import { type SectionNavProps, useTexts } from '@footlight/ui';

/** The pages of a broadcaster's studio, for the navigation between them. */
export const useStudioSections = (
  current: 'goLive' | 'media' | 'schedule' | 'earnings',
): Pick<SectionNavProps, 'label' | 'items'> => {
  const { t } = useTexts('doors');
  return {
    label: t('studio.label'),
    items: [
      { href: '/studio', label: t('goLive'), current: current === 'goLive' },
      { href: '/studio/media', label: t('studio.media'), current: current === 'media' },
      { href: '/studio/schedule', label: t('studio.schedule'), current: current === 'schedule' },
      { href: '/studio/earnings', label: t('studio.earnings'), current: current === 'earnings' },
    ],
  };
};
