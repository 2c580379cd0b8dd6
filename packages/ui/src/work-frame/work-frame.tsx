import { ArrowLeft } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { useLinkRenderer } from '../link-renderer/link-renderer.tsx';
import { SideNav } from '../side-nav/side-nav.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';

export interface WorkFrameProps extends ComponentProps<'div'> {
  /** The link from the work back to the site. */
  back: { href: string; label: string };
  /** A link home with the brand's logo. */
  logo: ReactNode;
  /** The account menu. */
  account: ReactNode;
  /** Groups of links to the pages of work. Undefined while unknown; null for none, as with a single page. */
  nav: ReactNode | undefined;
  /** Between header and page. */
  notice?: ReactNode;
}

const waiting = (
  <>
    {['w-24', 'w-32', 'w-28', 'w-20'].map((width) => (
      <Skeleton key={width} className={`my-3 h-5 shrink-0 ${width}`} />
    ))}
  </>
);

/** Around the pages of work: studio, Brand Studio and back office. Nothing in it sells or leads to rooms. */
export const WorkFrame = ({
  back,
  logo,
  account,
  nav,
  notice,
  className,
  children,
  ...rest
}: WorkFrameProps) => {
  const link = useLinkRenderer();
  return (
    <div {...rest} data-component="work-frame" className={cn('flex min-h-dvh flex-col', className)}>
      <header className="sticky top-0 z-30 flex h-14 items-center gap-4 border-b border-border bg-[var(--header-bg,var(--fl-surface))] px-3 desktop:px-6 print:hidden">
        <div data-part="logo" className="flex h-14 min-w-0 max-w-1/2 items-center">
          {logo}
        </div>
        <div className="ms-auto flex h-14 min-w-0 items-center gap-2">
          {link({
            href: back.href,
            'data-part': 'back',
            className:
              'flex min-h-11 min-w-0 items-center gap-2 rounded-md px-2 text-sm leading-tight font-semibold text-text-muted hover:text-text [&_svg]:size-4 [&_svg]:shrink-0',
            children: (
              <>
                <ArrowLeft aria-hidden="true" />
                <span className="min-w-0 wrap-anywhere">{back.label}</span>
              </>
            ),
          })}
          <div data-part="account" className="flex items-center gap-2">
            {account}
          </div>
        </div>
      </header>
      {notice}
      <div className="flex min-w-0 flex-1 flex-col desktop:flex-row">
        {nav === null ? null : (
          <div
            data-part="nav"
            className="border-b border-border bg-surface px-2 py-1.5 desktop:sticky desktop:top-14 desktop:h-[calc(100dvh-3.5rem)] desktop:w-60 desktop:shrink-0 desktop:overflow-y-auto desktop:border-e desktop:border-b-0 desktop:px-3 desktop:py-6 print:hidden"
          >
            <SideNav>{nav ?? waiting}</SideNav>
          </div>
        )}
        <main id="main" tabIndex={-1} className="min-w-0 flex-1">
          {children}
        </main>
      </div>
    </div>
  );
};
