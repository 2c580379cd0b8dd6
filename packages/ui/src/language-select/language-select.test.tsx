// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { LanguageSelect } from './language-select.tsx';

conformance({
  name: 'language-select',
  element: (probe) => <LanguageSelect value="nl" onValueChange={() => {}} {...probe} />,
  ref: HTMLSelectElement,
});
