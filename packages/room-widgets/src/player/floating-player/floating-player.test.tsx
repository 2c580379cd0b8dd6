// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { stageLocales } from '../../locales/stage/index.ts';
import { FloatingPlayer } from './floating-player.tsx';

conformance({
  name: 'floating-player',
  element: (probe) => (
    <FloatingPlayer
      media={null}
      broadcasterName="Luna Maren"
      href="/luna_maren"
      isMuted
      onMutedChange={() => undefined}
      onClose={() => undefined}
      {...probe}
    />
  ),
  ref: HTMLElement,
  locales: { stage: stageLocales },
});
