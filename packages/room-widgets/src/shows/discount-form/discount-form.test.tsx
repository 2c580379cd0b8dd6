// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { streamerLocales } from '../../locales/streamer/index.ts';
import { DiscountForm } from './discount-form.tsx';

const nothing = () => undefined;

conformance({
  name: 'discount-form',
  element: (probe) => (
    <DiscountForm discount={null} price={30} onStart={nothing} onStop={nothing} {...probe} />
  ),
  ref: HTMLElement,
  locales: { streamer: streamerLocales },
});
