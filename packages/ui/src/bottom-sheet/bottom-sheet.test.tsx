// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { BottomSheet } from './bottom-sheet.tsx';

conformance({
  name: 'bottom-sheet',
  element: (probe) => <BottomSheet open title="Sort" onClose={() => {}} {...probe} />,
  ref: HTMLDivElement,
  portal: true,
});
