import { FANCLUB_TABS, fanclubListOf, fanclubPath, SECTIONS, type SectionPath } from '@footlight/contract';
import { useTexts } from '@footlight/ui';
import { useLocation } from 'react-router';
import { useBrowse } from '../../features/browse/use-browse.ts';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { FanClubsScreen } from './fan-clubs-screen/fan-clubs-screen.tsx';

const NAV_KEYS: Record<SectionPath, 'girls' | 'men' | 'trans' | 'couples'> = {
  '/girls': 'girls',
  '/men': 'men',
  '/trans': 'trans',
  '/couples': 'couples',
};

/** `/fanclub/{all|online}` and `/{gender}/fanclub/{all|online}`. */
export const FanClubsPage = () => {
  const { pathname } = useLocation();
  const { t } = useTexts(['doors', 'site']);
  const errorText = useErrorText();
  const { data, error, hasMore, isGrowing, grow, retry } = useBrowse(pathname);
  const list = fanclubListOf(pathname);
  const section = SECTIONS.find((one) => one === list?.section) ?? '';
  const current = list?.tab ?? 'all';
  const name = section && t(`site:nav.${NAV_KEYS[section]}`);
  const title = name ? t('clubs.of', { section: name }) : t('clubs.title');
  return (
    <FanClubsScreen
      title={title}
      breadcrumbs={[
        { label: t('site:nav.home'), href: '/' },
        ...(section && name ? [{ label: name, href: section }] : []),
        { label: t('clubs.title'), href: pathname },
      ]}
      tabs={FANCLUB_TABS.map((tab) => ({
        href: fanclubPath(section, tab),
        label: t(`clubs.${tab}`),
        current: tab === current,
      }))}
      sections={(['', ...SECTIONS] as const).map((one) => ({
        href: fanclubPath(one, current),
        label: one ? t(`site:nav.${NAV_KEYS[one]}`) : t('clubs.everybody'),
        current: one === section,
      }))}
      clubs={data?.userList}
      totalCount={data?.totalCount ?? 0}
      errorMessage={error ? errorText(error) : null}
      hasMore={hasMore}
      isGrowing={isGrowing}
      onGrow={grow}
      onRetry={() => void retry()}
    />
  );
};
