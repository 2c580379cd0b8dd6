// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { streamerLocales } from '../locales/streamer/index.ts';
import { StreamerPanel } from './streamer-panel.tsx';

conformance({
  name: 'streamer-panel',
  element: (probe) => <StreamerPanel broadcast="Broadcast" settings="Settings" apps="Apps" {...probe} />,
  ref: HTMLElement,
  locales: { streamer: streamerLocales },
});
