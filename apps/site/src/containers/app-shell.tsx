import { AnnouncerProvider, LinkRendererProvider, SkipLink } from '@footlight/ui';
import { Outlet } from 'react-router';
import { OperatorSheet } from '../app/operator-sheet.tsx';
import { ModalGate } from '../modals/modal-gate.tsx';
import { FloatingGate } from './floating-gate.tsx';
import { PageFooter } from './page-footer.tsx';
import { PageHeader } from './page-header.tsx';
import { PaymentReturnGate } from './payment-return-gate.tsx';
import { SiteExtrasGate } from './site-extras-gate.tsx';
import { renderSiteLink } from './site-link.tsx';
import { Toasts } from './toasts.tsx';
import { useScrollToTop } from './use-scroll-to-top.ts';

/** What stands around every page. */
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
        <SiteExtrasGate />
        <PageFooter />
        <PaymentReturnGate />
        <FloatingGate />
        <ModalGate />
        <Toasts />
      </AnnouncerProvider>
    </LinkRendererProvider>
  );
};
