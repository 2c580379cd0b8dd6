// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { AnnouncerProvider } from './announcer.tsx';

const provider = 'A provider: its only element is a region that nobody sees, and it takes children alone.';

conformance({
  name: 'announcer',
  element: () => (
    <AnnouncerProvider>
      <p>Page</p>
    </AnnouncerProvider>
  ),
  without: { ref: provider, 'rest props': provider, 'class order': provider },
});
