// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { ToastRegion } from './toast-region.tsx';

conformance({
  name: 'toast-region',
  element: (probe) => (
    <ToastRegion
      toasts={[{ id: 'a', appearance: 'success', content: 'Tip sent', autoDismiss: false }]}
      onDismiss={() => {}}
      {...probe}
    />
  ),
  ref: HTMLOListElement,
});
