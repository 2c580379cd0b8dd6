// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { roomLocales } from '../../locales/index.ts';
import { ShowEnd } from './show-end.tsx';

const nothing = () => undefined;

conformance({
  name: 'show-end',
  element: (probe) => <ShowEnd isBelowMinimum isRunning onEnd={nothing} onClose={nothing} {...probe} />,
  ref: HTMLDivElement,
  portal: true,
  locales: { room: roomLocales },
});
