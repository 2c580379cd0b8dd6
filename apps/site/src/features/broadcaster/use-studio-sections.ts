import { type SectionNavProps, useTexts } from '@footlight/ui';

/** The pages of a broadcaster's studio, for the navigation between them. */
export const useStudioSections = (
  current: 'goLive' | 'media' | 'earnings',
): Pick<SectionNavProps, 'label' | 'items'> => {
  const { t } = useTexts('doors');
  return {
    label: t('studio.label'),
    items: [
      { href: '/studio', label: t('goLive'), current: current === 'goLive' },
      { href: '/studio/media', label: t('studio.media'), current: current === 'media' },
      { href: '/studio/earnings', label: t('studio.earnings'), current: current === 'earnings' },
    ],
  };
};
