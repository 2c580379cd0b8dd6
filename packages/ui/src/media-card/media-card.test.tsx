// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { MediaCard } from './media-card.tsx';

conformance({
  name: 'media-card',
  element: (probe) => (
    <MediaCard
      href="#set"
      title="Night set"
      displayName="Aurora Vale"
      kind="videos"
      duration={754}
      tokenPrice={120}
      isNew
      {...probe}
    />
  ),
  ref: HTMLElement,
});
