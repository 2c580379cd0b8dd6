// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { roomLocales } from '../../locales/index.ts';
import { ShowEnded } from './show-ended.tsx';

const nothing = () => undefined;

conformance({
  name: 'show-ended',
  element: (probe) => (
    <ShowEnded
      kind="private"
      reason="model_ended"
      broadcasterName="Luna Maren"
      elapsed={95}
      spent={50}
      refunded={40}
      onBuyTokens={nothing}
      onClose={nothing}
      {...probe}
    />
  ),
  ref: HTMLDivElement,
  portal: true,
  locales: { room: roomLocales },
});
