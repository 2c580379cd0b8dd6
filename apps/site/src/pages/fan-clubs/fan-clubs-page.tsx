import { FANCLUB_TABS, GENDERS, type Gender, listPath, readListPath } from '@footlight/contract';
import { FanClubsScreen } from '@footlight/site-widgets';
import { useTexts } from '@footlight/ui';
import { useLocation } from 'react-router';
import { useBrowse } from '../../features/browse/use-browse.ts';
import { useErrorText } from '../../shell/errors/use-error-text.ts';

const NAV_KEYS = { f: 'girls', m: 'men', t: 'trans', c: 'couples' } as const;
const pathOf = (gender: Gender | null, tab: string) => listPath({ id: 'fanclub', gender, values: { tab } });

/** `/fanclub/{all|online}` and `/{gender}/fanclub/{all|online}`. */
export const FanClubsPage = () => {
  const { pathname } = useLocation();
  const { t } = useTexts(['fan-clubs', 'site']);
  const errorText = useErrorText();
  const { data, error, hasMore, isGrowing, grow, retry } = useBrowse(pathname);
  const list = readListPath(pathname);
  const gender = list?.gender ?? null;
  const current = list?.values.tab ?? 'all';
  return (
    <FanClubsScreen
      title={data?.seo.h1 ?? t('title')}
      path={pathname}
      breadcrumbs={(data?.seo.breadcrumbList ?? []).map(({ label, path }) => ({ label, href: path }))}
      tabs={FANCLUB_TABS.map((tab) => ({
        href: pathOf(gender, tab),
        label: t(tab),
        current: tab === current,
      }))}
      sections={[null, ...GENDERS].map((one) => ({
        href: pathOf(one, current),
        label: one ? t(`site:nav.${NAV_KEYS[one]}`) : t('everybody'),
        current: one === gender,
      }))}
      clubs={data?.userList}
      totalCount={data?.totalCount ?? 0}
      error={error ? errorText(error) : null}
      hasMore={hasMore}
      growing={isGrowing}
      onGrow={grow}
      onRetry={() => void retry()}
    />
  );
};
