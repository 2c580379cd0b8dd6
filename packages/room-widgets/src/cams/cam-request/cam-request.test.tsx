// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { camLocales } from '../../locales/cam/index.ts';
import { CamRequest } from './cam-request.tsx';

const nothing = () => undefined;

conformance({
  name: 'cam-request',
  element: (probe) => <CamRequest viewerName="Viewer" onAccept={nothing} onDecline={nothing} {...probe} />,
  ref: HTMLElement,
  locales: { cam: camLocales },
});
