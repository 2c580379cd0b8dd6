// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { camLocales } from '../../locales/cam/index.ts';
import { CamShare } from './cam-share.tsx';

const nothing = () => undefined;

conformance({
  name: 'cam-share',
  element: (probe) => (
    <CamShare
      side="viewer"
      state={{ name: 'idle' }}
      otherName="Luna Maren"
      local={null}
      remote={null}
      isMicrophoneOn
      onMicrophoneChange={nothing}
      onStart={nothing}
      onStop={nothing}
      onClose={nothing}
      {...probe}
    />
  ),
  ref: HTMLElement,
  locales: { cam: camLocales },
});
