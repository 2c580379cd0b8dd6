// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { Skeleton } from './skeleton.tsx';

conformance({ name: 'skeleton', element: (probe) => <Skeleton {...probe} />, ref: HTMLSpanElement });
