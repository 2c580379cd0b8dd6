// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { Field } from './field.tsx';

conformance({
  name: 'field',
  element: (probe) => (
    <Field label="Username" hint="Seen by others in chat." error="This name is taken." optional {...probe}>
      <TextInput />
    </Field>
  ),
  ref: HTMLDivElement,
});
