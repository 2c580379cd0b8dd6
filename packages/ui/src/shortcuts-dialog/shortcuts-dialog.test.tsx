// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

conformance({
  name: 'shortcuts-dialog',
  element: (probe) => (
    <ShortcutsDialog
      open
      onClose={() => {}}
      groups={[{ label: 'Player', shortcuts: [{ keys: ['M'], does: 'Turns the sound on or off' }] }]}
      {...probe}
    />
  ),
  ref: HTMLDivElement,
  portal: true,
});
