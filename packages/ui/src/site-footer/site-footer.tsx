import type { ComponentProps, ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { cn } from '../lib/cn.ts';
import { type RenderLink, useLinkRenderer } from '../link-renderer/link-renderer.tsx';

export interface FooterGroup {
  title: string;
  links: readonly { href: string; label: string }[];
}

export interface SiteFooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  logo?: ReactNode;
  groups: readonly FooterGroup[];
  /** Language and appearance controls. */
  preferences?: ReactNode;
  /** What every visitor must know about the site, for example that it is a demo. */
  notice?: ReactNode;
  /** Legal notices. */
  legal?: ReactNode;
  renderLink?: RenderLink;
}

/** The footer of every page. */
export function SiteFooter({
  logo,
  groups,
  preferences,
  notice,
  legal,
  renderLink,
  className,
  ...rest
}: SiteFooterProps) {
  const { t } = useTexts('ui');
  const render = useLinkRenderer(renderLink);
  return (
    <footer
      {...rest}
      data-component="site-footer"
      className={cn('bg-surface text-sm wrap-anywhere', className)}
    >
      <div aria-hidden="true" data-part="footlight" className="h-0.5 footlight" />
      <div className="mx-auto flex max-w-(--breakpoint-page) flex-col gap-8 px-4 py-8 desktop:px-6 desktop:py-10">
        <div className="grid gap-8 wide:grid-cols-[minmax(16rem,1fr)_3fr] wide:gap-16">
          <div className="flex flex-col items-start gap-5">
            {logo}
            {preferences ? (
              <div data-part="preferences" className="flex flex-wrap items-end gap-3">
                {preferences}
              </div>
            ) : null}
          </div>
          <nav
            aria-label={t('nav.footer')}
            data-part="nav"
            // As many columns as fit, over the whole width.
            className="grid min-w-0 grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-8 gap-y-8"
          >
            {groups.map((group) => (
              <div key={group.title} data-part="group" className="min-w-0">
                <p className="mb-2 font-semibold">{group.title}</p>
                <ul className="flex flex-col">
                  {group.links.map((link) => (
                    <li key={link.href}>
                      {render({
                        href: link.href,
                        'data-part': 'link',
                        className:
                          'inline-block rounded-xs py-1 text-text-muted underline-offset-3 hover:text-text hover:underline',
                        children: link.label,
                      })}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        {notice ? (
          <p data-part="notice" data-guard="text" className="max-w-[90ch] font-semibold">
            {notice}
          </p>
        ) : null}
        {legal ? (
          <div
            data-part="legal"
            data-guard="text"
            className="border-t border-border pt-5 text-sm text-text-muted [&>*]:max-w-[90ch]"
          >
            {legal}
          </div>
        ) : null}
      </div>
    </footer>
  );
}
