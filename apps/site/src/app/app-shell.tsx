import { AnnouncerProvider, LinkRendererProvider, lazyComponent, SkipLink } from '@footlight/ui';
import { Outlet } from 'react-router';
import { renderSiteLink } from '../shell/links/site-link.tsx';
import { useIsWork } from '../shell/routes/use-is-work.ts';
import { useCurrentUser } from '../shell/session/use-current-user.ts';
import { PageFooter } from './footer/page-footer.tsx';
import { PageHeader } from './header/page-header.tsx';
import { LazyAcceptTerms } from './lazy-accept-terms.tsx';
import { LazyAgeNotice } from './lazy-age-notice.tsx';
import { LazyFloatingPlayer } from './lazy-floating-player.tsx';
import { LazyPaymentNews } from './lazy-payment-news.tsx';
import { LazyPaymentReturn } from './lazy-payment-return.tsx';
import { LazyModalHost } from './modals/lazy-modal-host.tsx';
import { PagePlace } from './page-place.tsx';
import { OperatorSheet } from './root/operator-sheet.tsx';
import { LazyToastList } from './toasts/lazy-toast-list.tsx';
import { useIsSuspended } from './use-is-suspended.ts';

const Navigation = lazyComponent(() => import('./navigation/navigation-effects.tsx'), { place: 'notice' });

const SiteExtras = lazyComponent(() => import('./extras/site-extras.tsx'), { failure: null });

const ConsoleLog = lazyComponent(() => import('../shell/reports/console-log.tsx'), {
  useIsShown: () => useCurrentUser().data?.user.user_roles.includes('remote_logging') ?? false,
});

/** Everything around the page: header, footer, modals, toasts. The pages of work bring header and main area themselves. */
export const AppShell = () => {
  const isSuspended = useIsSuspended();
  const hasOwnFrame = useIsWork() && !isSuspended;
  return (
    <LinkRendererProvider renderLink={renderSiteLink}>
      <AnnouncerProvider>
        <OperatorSheet />
        <SkipLink target="main" />
        <Navigation />
        {hasOwnFrame ? (
          <Outlet />
        ) : (
          <>
            <PageHeader />
            <LazyAgeNotice />
            <main id="main" tabIndex={-1}>
              <PagePlace suspended={isSuspended} />
            </main>
          </>
        )}
        <ConsoleLog />
        <SiteExtras />
        <LazyPaymentNews />
        {hasOwnFrame ? null : <PageFooter />}
        <LazyPaymentReturn />
        <LazyFloatingPlayer />
        <LazyModalHost />
        <LazyAcceptTerms />
        <LazyToastList />
      </AnnouncerProvider>
    </LinkRendererProvider>
  );
};
