import { BrandLogo, cn, SiteHeader, type SiteHeaderProps } from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';
import { type StudioConfig, textAt } from '../brand-studio/config/studio-config.ts';

export interface PreviewSiteProps extends ComponentProps<'div'> {
  config: StudioConfig;
  nav: SiteHeaderProps['nav'];
  /** The end of the header. */
  account: ReactNode;
}

const SIZE = /^\d{2,3}$/;
const pixels = (text: string, otherwise: number) => (SIZE.test(text) ? Number(text) : otherwise);

/** A page of a site with the header of a draft: its name and its logo. */
export function PreviewSite({ config, nav, account, children, className, ...rest }: PreviewSiteProps) {
  return (
    <div {...rest} data-component="preview-site" className={cn('contents', className)}>
      <SiteHeader
        logo={
          <BrandLogo
            name={textAt(config, 'display_name')}
            path={textAt(config, 'custom.logo_path') || null}
            darkPath={textAt(config, 'custom.logo_dark_path') || null}
            width={pixels(textAt(config, 'custom.logo_width'), 148)}
            height={pixels(textAt(config, 'custom.logo_height'), 36)}
            forcedDark={config.custom.force_dark_mode === true}
          />
        }
        nav={nav}
        account={account}
      />
      <main>{children}</main>
    </div>
  );
}
