import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { AccountTokensPage } from './account-tokens-page.tsx';

const ConfirmEmailPage = lazy(() => import('./confirm-email-page.tsx'));

/** `/account/tokens`, and `/email/confirm`, whose link brings tokens: one route, because every route costs all first views. */
export const AccountTokensOrEmail = () => {
  const { pathname } = useLocation();
  // A link is confirmed by a browser; the server's page waits for it.
  const [isHere, setIsHere] = useState(false);
  useEffect(() => setIsHere(true), []);
  if (pathname !== '/email/confirm') return <AccountTokensPage />;
  return isHere ? (
    <Suspense fallback={null}>
      <ConfirmEmailPage />
    </Suspense>
  ) : null;
};
