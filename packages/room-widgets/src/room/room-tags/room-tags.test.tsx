// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { roomLocales } from '../../locales/index.ts';
import { RoomTags } from './room-tags.tsx';

conformance({
  name: 'room-tags',
  element: (probe) => <RoomTags tags={['music', 'piano']} tagHref={(tag) => `#${tag}`} {...probe} />,
  ref: HTMLUListElement,
  locales: { room: roomLocales },
});
