import { genderOfSection } from '@footlight/contract';
import { lazyComponent, useTexts } from '@footlight/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { BrowseScreen } from '../../features/browse/browse-screen/browse-screen.tsx';
import { useBrowse } from '../../features/browse/use-browse.ts';
import { rememberSection } from '../../shell/boot/preferences.ts';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { useSiteConfig } from '../../shell/site/use-site-config.ts';

/** Lazy, because few operators have such a text. */
const OperatorText = lazyComponent(() => import('./operator-text.tsx'), {
  onServer: true,
  useIsShown: ({ html }) => html !== '',
});

const NAV_KEYS = { f: 'girls', m: 'men', t: 'trans', c: 'couples' } as const;

/** `/` and the sections: live rooms. */
export const BrowsePage = () => {
  const { pathname } = useLocation();
  const { t } = useTexts('site');
  const { site } = useSiteConfig();
  const errorText = useErrorText();
  const { data, error, hasMore, isGrowing, grow, retry } = useBrowse(pathname);
  const gender = genderOfSection(pathname);
  useEffect(() => rememberSection(gender), [gender]);
  const section = gender && t(`nav.${NAV_KEYS[gender]}`);
  const title = data?.seo.h1 || section || site.custom.h1_content || site.display_name;
  return (
    <BrowseScreen
      title={title}
      users={data?.userList}
      totalCount={data?.totalCount ?? 0}
      breadcrumbs={
        section
          ? [
              { label: t('nav.home'), href: '/' },
              { label: section, href: pathname },
            ]
          : []
      }
      intro={<OperatorText html={data?.seo.headerHtml ?? ''} />}
      outro={<OperatorText html={data?.seo.footerHtml ?? ''} />}
      errorMessage={error ? errorText(error) : null}
      hasMore={hasMore}
      isGrowing={isGrowing}
      onGrow={grow}
      onRetry={() => void retry()}
    />
  );
};
