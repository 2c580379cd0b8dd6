import { SITE_DOCUMENTS } from '@footlight/contract';
import { BrandLogo, LanguageSelect, SchemeToggle, SiteFooter, useTexts } from '@footlight/ui';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useSiteConfig } from '../../shell/site/use-site-config.ts';
import { useLanguage } from './use-language.ts';
import { useScheme } from './use-scheme.ts';

/** Sections, account and support, language and appearance, legal line. */
export const PageFooter = () => {
  const { t } = useTexts(['site', 'common']);
  const [language, onLanguage] = useLanguage();
  const { site, isDemo, hasCompanions } = useSiteConfig();
  const { custom } = site;
  const { isLoggedIn } = useCurrentUser();
  const [choice, onScheme] = useScheme();
  return (
    <SiteFooter
      className="print:hidden"
      logo={
        <BrandLogo
          name={site.display_name}
          path={custom.logo_path ?? null}
          darkPath={custom.logo_dark_path ?? null}
          width={custom.logo_width ?? 148}
          height={custom.logo_height ?? 36}
          forcedDark={custom.force_dark_mode ?? false}
        />
      }
      groups={[
        {
          title: t('footer.browse'),
          links: [
            { href: '/girls', label: t('nav.girls') },
            { href: '/couples', label: t('nav.couples') },
            { href: '/men', label: t('nav.men') },
            { href: '/trans', label: t('nav.trans') },
            { href: '/tags', label: t('footer.tags') },
          ],
        },
        {
          title: t('footer.discover'),
          links: [
            { href: '/media/videos', label: t('footer.media') },
            { href: '/porn', label: t('footer.freeVideos') },
            { href: '/speed-date', label: t('footer.speedDate') },
            { href: '/random-chat', label: t('footer.randomChat') },
            { href: '/girls/versus-leaderboard', label: t('footer.versus') },
            ...(hasCompanions ? [{ href: '/ai-girlfriend', label: t('footer.companions') }] : []),
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
            { href: '/account/tokens', label: t('common:tokens') },
            { href: '/faq', label: t('footer.faq') },
            { href: '/support', label: t('footer.support') },
            // A white label has its own name, and a press page only if its operator writes one.
            ...(site.is_whitelabel ? [] : [{ href: '/press', label: t('footer.press') }]),
          ],
        },
        {
          title: t('footer.legalGroup'),
          links: SITE_DOCUMENTS.map((key) => ({
            href: `/legal/${key}`,
            label: t(`footer.documents.${key}`),
          })),
        },
      ]}
      preferences={
        <>
          <LanguageSelect value={language} onValueChange={onLanguage} />
          {custom.force_dark_mode ? null : <SchemeToggle value={choice} onValueChange={onScheme} />}
        </>
      }
      notice={isDemo ? t('footer.demo') : undefined}
      legal={t('footer.legal')}
    />
  );
};
