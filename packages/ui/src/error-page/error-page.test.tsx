// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { ErrorPage } from './error-page.tsx';

conformance({
  name: 'error-page',
  element: (probe) => <ErrorPage code={500} reference="c0ffee-17" {...probe} />,
  ref: HTMLElement,
});
