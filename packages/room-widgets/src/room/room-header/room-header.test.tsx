// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { roomLocales } from '../../locales/index.ts';
import { RoomHeader } from './room-header.tsx';

conformance({
  name: 'room-header',
  element: (probe) => (
    <RoomHeader
      name="Luna Maren"
      status="online"
      viewerCount={1284}
      followerCount={5210}
      rating={{ average: 4.8, count: 312 }}
      actions={<button type="button">Follow</button>}
      {...probe}
    />
  ),
  ref: HTMLElement,
  locales: { room: roomLocales },
});
