// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { roomLocales } from '../../locales/index.ts';
import { FewTokens } from './few-tokens.tsx';

const nothing = () => undefined;

conformance({
  name: 'few-tokens',
  element: (probe) => (
    <FewTokens tokens={75} minutes={2} onBuyTokens={nothing} onAsk={nothing} onClose={nothing} {...probe} />
  ),
  ref: HTMLDivElement,
  portal: true,
  locales: { room: roomLocales },
});
