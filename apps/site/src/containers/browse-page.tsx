import { genderOfSection } from '@footlight/contract';
import { useTexts } from '@footlight/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useBoot } from '../app/boot.ts';
import { rememberSection } from '../app/preferences.ts';
import { useBrowse } from '../data/use-browse.ts';
import { useErrorText } from '../data/use-error-text.ts';
import { useSiteConfig } from '../data/use-site-config.ts';
import { BrowseScreen } from '../screens/browse-screen/browse-screen.tsx';
import { OperatorTextGate } from './operator-text-gate.tsx';

const NAV_KEYS = { f: 'girls', m: 'men', t: 'trans', c: 'couples' } as const;

/** `/` and the sections: live rooms. */
export const BrowsePage = () => {
  const { pathname } = useLocation();
  const { t } = useTexts('site');
  const { language } = useBoot();
  const { site } = useSiteConfig();
  const errorText = useErrorText();
  const { data, error, hasMore, isGrowing, grow, retry } = useBrowse(pathname);
  const gender = genderOfSection(pathname);
  useEffect(() => rememberSection(gender), [gender]);
  const section = gender && t(`nav.${NAV_KEYS[gender]}`);
  // The platform's headings are English, like the brand's own; a section is named in the reader's language.
  const title = (language === 'en' && data?.seo.h1) || section || site.custom.h1_content || site.display_name;
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
      intro={<OperatorTextGate html={data?.seo.headerHtml} />}
      outro={<OperatorTextGate html={data?.seo.footerHtml} />}
      errorMessage={error ? errorText(error) : null}
      hasMore={hasMore}
      isGrowing={isGrowing}
      onGrow={grow}
      onRetry={() => void retry()}
    />
  );
};
