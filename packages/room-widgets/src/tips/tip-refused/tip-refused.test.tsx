// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { roomLocales } from '../../locales/index.ts';
import { TipRefused } from './tip-refused.tsx';

const nothing = () => undefined;

conformance({
  name: 'tip-refused',
  element: (probe) => (
    <TipRefused
      reason="user_daily_limit"
      onAddCard={nothing}
      onVerify={nothing}
      onClose={nothing}
      {...probe}
    />
  ),
  ref: HTMLParagraphElement,
  portal: true,
  locales: { room: roomLocales },
});
