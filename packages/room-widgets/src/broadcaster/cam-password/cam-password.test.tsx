// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { streamerLocales } from '../../locales/streamer/index.ts';
import { CamPassword } from './cam-password.tsx';

conformance({
  name: 'cam-password',
  element: (probe) => <CamPassword hasPassword isShowRunning={false} onSave={async () => true} {...probe} />,
  ref: HTMLFormElement,
  locales: { streamer: streamerLocales },
});
