import { AnnouncerProvider, LinkRendererProvider, SkipLink } from '@footlight/ui';
import { Outlet } from 'react-router';
import { renderSiteLink } from '../shell/links/site-link.tsx';
import { LazySiteExtras } from './extras/lazy-site-extras.tsx';
import { PageFooter } from './footer/page-footer.tsx';
import { PageHeader } from './header/page-header.tsx';
import { LazyFloatingPlayer } from './lazy-floating-player.tsx';
import { LazyPaymentReturn } from './lazy-payment-return.tsx';
import { LazyModalHost } from './modals/lazy-modal-host.tsx';
import { OperatorSheet } from './root/operator-sheet.tsx';
import { LazyToastList } from './toasts/lazy-toast-list.tsx';
import { useScrollToTop } from './use-scroll-to-top.ts';

/** Everything around the page: header, footer, modals, toasts. */
export const AppShell = () => {
  useScrollToTop();
  return (
    <LinkRendererProvider renderLink={renderSiteLink}>
      <AnnouncerProvider>
        <OperatorSheet />
        <SkipLink target="main" />
        <PageHeader />
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
        <LazySiteExtras />
        <PageFooter />
        <LazyPaymentReturn />
        <LazyFloatingPlayer />
        <LazyModalHost />
        <LazyToastList />
      </AnnouncerProvider>
    </LinkRendererProvider>
  );
};
