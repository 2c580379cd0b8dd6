// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { Slider } from './slider.tsx';

conformance({
  name: 'slider',
  element: (probe) => (
    <Slider aria-label="Volume" value={70} onValueChange={() => undefined} showValue {...probe} />
  ),
  ref: HTMLSpanElement,
});
