// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { roomLocales } from '../../locales/index.ts';
import { RoomSubject } from './room-subject.tsx';

conformance({
  name: 'room-subject',
  element: (probe) => <RoomSubject text="Piano requests until midnight" {...probe} />,
  ref: HTMLParagraphElement,
  locales: { room: roomLocales },
});
