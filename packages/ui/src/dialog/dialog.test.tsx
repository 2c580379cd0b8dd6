// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { Dialog } from './dialog.tsx';

conformance({
  name: 'dialog',
  element: (probe) => (
    <Dialog open title="Confirm your tip" {...probe}>
      250 tokens
    </Dialog>
  ),
  ref: HTMLDivElement,
  portal: true,
});
