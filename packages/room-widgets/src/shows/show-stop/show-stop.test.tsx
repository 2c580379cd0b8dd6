// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { streamerLocales } from '../../locales/streamer/index.ts';
import { ShowStop } from './show-stop.tsx';

const nothing = () => undefined;

conformance({
  name: 'show-stop',
  element: (probe) => (
    <ShowStop viewerName="Viewer" held={30} isRunning onEnd={nothing} onClose={nothing} {...probe} />
  ),
  ref: HTMLDivElement,
  portal: true,
  locales: { streamer: streamerLocales },
});
