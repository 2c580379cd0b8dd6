// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { Spinner } from './spinner.tsx';

conformance({ name: 'spinner', element: (probe) => <Spinner {...probe} />, ref: HTMLSpanElement });
