import { lazy, Suspense } from 'react';

const OperatorText = lazy(() => import('./operator-text.tsx'));

/** The operator's own words above or below a list (spec 2 §3, `seo.headerHtml` and `footerHtml`). */
export const OperatorTextGate = ({ html }: { html: string | undefined }) =>
  html ? (
    <Suspense fallback={null}>
      <OperatorText html={html} />
    </Suspense>
  ) : null;
