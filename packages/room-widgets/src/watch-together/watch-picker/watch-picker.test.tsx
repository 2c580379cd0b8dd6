// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { watchLocales } from '../../locales/watch/index.ts';
import { WatchPicker } from './watch-picker.tsx';

const nothing = () => undefined;

conformance({
  name: 'watch-picker',
  element: (probe) => (
    <WatchPicker
      viewerName="Viewer"
      videos={[{ id: 1, name: 'Harbour at dusk', duration: 90 }]}
      onOpen={nothing}
      onRetry={nothing}
      onClose={nothing}
      {...probe}
    />
  ),
  ref: HTMLFormElement,
  portal: true,
  locales: { watch: watchLocales },
});
