// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { BirthDatePicker } from './birth-date-picker.tsx';

conformance({
  name: 'birth-date-picker',
  element: (probe) => (
    <BirthDatePicker aria-label="Date of birth" name="birth_date" defaultValue="1990-05-17" {...probe} />
  ),
  ref: HTMLDivElement,
});
