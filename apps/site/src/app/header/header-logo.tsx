import { BrandLogo, useTexts } from '@footlight/ui';
import { renderSiteLink } from '../../shell/links/site-link.tsx';
import { useSiteConfig } from '../../shell/site/use-site-config.ts';

/** The brand's logo, which leads home. */
export const HeaderLogo = () => {
  const { t } = useTexts('site');
  const { site } = useSiteConfig();
  const { custom, display_name } = site;
  return renderSiteLink({
    href: '/',
    'aria-label': t('header.homeOf', { site: display_name }),
    children: (
      <BrandLogo
        name={display_name}
        path={custom.logo_path ?? null}
        darkPath={custom.logo_dark_path ?? null}
        width={custom.logo_width ?? 148}
        height={custom.logo_height ?? 36}
        forcedDark={custom.force_dark_mode ?? false}
      />
    ),
  });
};
