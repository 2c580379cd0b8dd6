// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { streamerLocales } from '../../locales/streamer/index.ts';
import { FanClubAnnouncement } from './fan-club-announcement.tsx';

const nothing = () => undefined;

conformance({
  name: 'fan-club-announcement',
  element: (probe) => <FanClubAnnouncement onSet={nothing} onClose={nothing} {...probe} />,
  ref: HTMLDivElement,
  locales: { streamer: streamerLocales },
});
