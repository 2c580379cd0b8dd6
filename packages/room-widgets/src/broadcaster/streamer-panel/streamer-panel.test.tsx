// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { streamerLocales } from '../../locales/streamer/index.ts';
import { StreamerPanel } from './streamer-panel.tsx';

conformance({
  name: 'streamer-panel',
  element: (probe) => (
    <StreamerPanel
      part="broadcast"
      onPartChange={() => undefined}
      broadcast="Broadcast"
      settings="Settings"
      fanClub="Fan club"
      orders="Orders"
      apps="Apps"
      {...probe}
    />
  ),
  ref: HTMLElement,
  locales: { streamer: streamerLocales },
});
