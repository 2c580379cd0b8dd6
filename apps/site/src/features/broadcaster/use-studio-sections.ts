import { type SectionNavProps, useTexts } from '@footlight/ui';

const PAGES = { goLive: '/studio', library: '/studio/media', earnings: '/studio/earnings' } as const;

/** The pages of a broadcaster's studio, for the navigation between them. */
export const useStudioSections = (current: keyof typeof PAGES): Pick<SectionNavProps, 'label' | 'items'> => {
  const { t } = useTexts('doors');
  const labels = {
    goLive: t('goLive'),
    library: t('studio.library'),
    earnings: t('studio.earnings'),
  };
  return {
    label: t('studio.label'),
    items: (Object.keys(PAGES) as (keyof typeof PAGES)[]).map((page) => ({
      href: PAGES[page],
      label: labels[page],
      current: page === current,
    })),
  };
};
