import { LanguageSelect, type SchemeChoice, SchemeToggle, SiteFooter, useTexts } from '@footlight/ui';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useBoot } from '../app/boot.ts';
import { chooseLanguage, chooseScheme } from '../app/preferences.ts';
import { useCurrentUser } from '../data/use-current-user.ts';
import { useSiteConfig } from '../data/use-site-config.ts';

/** Sections, account, language and appearance, legal line. */
export const PageFooter = () => {
  const { t } = useTexts('site');
  const { language, scheme } = useBoot();
  const { pathname, search } = useLocation();
  const { site } = useSiteConfig();
  const { isLoggedIn } = useCurrentUser();
  const [choice, setChoice] = useState<SchemeChoice>(scheme ?? 'system');
  const onScheme = (next: SchemeChoice) => {
    setChoice(next);
    chooseScheme(next);
  };
  return (
    <SiteFooter
      groups={[
        {
          title: t('footer.browse'),
          links: [
            { href: '/girls', label: t('nav.girls') },
            { href: '/couples', label: t('nav.couples') },
            { href: '/men', label: t('nav.men') },
            { href: '/trans', label: t('nav.trans') },
          ],
        },
        {
          title: t('footer.account'),
          links: [
            ...(isLoggedIn
              ? []
              : [
                  { href: '/login', label: t('header.login') },
                  { href: '/register', label: t('header.signup') },
                ]),
            { href: '/account/tokens', label: t('header.tokens') },
          ],
        },
      ]}
      preferences={
        <>
          <LanguageSelect
            value={language}
            onValueChange={(next) => chooseLanguage(next, pathname + search)}
          />
          {site.custom.force_dark_mode ? null : <SchemeToggle value={choice} onValueChange={onScheme} />}
        </>
      }
      legal={t('footer.legal')}
    />
  );
};
