// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { Switch } from './switch.tsx';

conformance({
  name: 'switch',
  element: (probe) => <Switch label="Sound" hint="Plays at every tip." {...probe} />,
  ref: HTMLButtonElement,
});
