// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { roomLocales } from '../../locales/index.ts';
import { ShowOffer } from './show-offer.tsx';

const nothing = () => undefined;

conformance({
  name: 'show-offer',
  element: (probe) => (
    <ShowOffer
      broadcasterName="Luna Maren"
      privatePrice={30}
      discount={null}
      spyPrice={null}
      onPrivate={nothing}
      onSpy={nothing}
      {...probe}
    />
  ),
  ref: HTMLElement,
  locales: { room: roomLocales },
});
