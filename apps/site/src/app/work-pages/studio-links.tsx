import { SideNavGroup, useTexts } from '@footlight/ui';
import { CalendarDays, ChartColumn, Clapperboard, Radio } from 'lucide-react';
import { useLocation } from 'react-router';

/** The pages of a broadcaster's studio. */
export const StudioLinks = () => {
  const { t } = useTexts(['navigation', 'member']);
  const { pathname } = useLocation();
  const items = [
    { href: '/studio', label: t('member:goLive'), icon: <Radio aria-hidden="true" /> },
    { href: '/studio/media', label: t('studio.media'), icon: <Clapperboard aria-hidden="true" /> },
    { href: '/studio/schedule', label: t('studio.schedule'), icon: <CalendarDays aria-hidden="true" /> },
    { href: '/studio/earnings', label: t('studio.earnings'), icon: <ChartColumn aria-hidden="true" /> },
  ];
  return (
    <SideNavGroup
      label={t('studio.label')}
      showLabel
      items={items.map((item) => ({ ...item, current: item.href === pathname }))}
    />
  );
};
