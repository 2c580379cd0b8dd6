// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { TokenAmount } from './token-amount.tsx';

conformance({
  name: 'token-amount',
  element: (probe) => <TokenAmount value={1250} {...probe} />,
  ref: HTMLSpanElement,
});
