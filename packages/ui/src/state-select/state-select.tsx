import { type InputHTMLAttributes, type Ref, useRef } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { mergeRefs } from '../lib/merge-refs.ts';
import { useFormValue } from '../lib/use-own-value.tsx';
import { Select } from '../select/select.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { statesOf } from './states.ts';

type Shared = Pick<
  InputHTMLAttributes<HTMLElement>,
  'id' | 'className' | 'autoFocus' | 'aria-label' | 'aria-labelledby' | 'aria-describedby' | 'aria-invalid'
>;

export interface StateSelectProps extends Shared {
  /** ISO 3166-1 alpha-2; determines whether there is a list. */
  country: string;
  /** The state's code if there is a list, else the typed text. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (state: string) => void;
  name?: string;
  required?: boolean;
  disabled?: boolean;
  ref?: Ref<HTMLSelectElement | HTMLInputElement>;
}

/** Spec 3 §5: maximum length of a typed state. */
const LONGEST = 50;

/** A state or province: a list for the United States and Canada, free text elsewhere (spec 3 §5). */
export function StateSelect({
  country,
  value: own,
  defaultValue = '',
  onValueChange,
  ref,
  ...rest
}: StateSelectProps) {
  const { t } = useTexts('extra');
  const field = useRef<HTMLSelectElement | HTMLInputElement>(null);
  const [value, setValue] = useFormValue(field, own, defaultValue, onValueChange);
  const states = statesOf(country);
  const common = { ...rest, autoComplete: 'address-level1', 'data-component': 'state-select' };
  const given = mergeRefs(field, ref);
  // The country decides which element the ref receives, so the type of `ref` is narrowed for each.
  if (!states) {
    return (
      <TextInput
        {...common}
        ref={given as Ref<HTMLInputElement>}
        maxLength={LONGEST}
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
    );
  }
  // A text typed for another country is not an option of this list.
  const chosen = states.some(({ code }) => code === value) ? value : '';
  return (
    <Select
      {...common}
      ref={given as Ref<HTMLSelectElement>}
      value={chosen}
      onValueChange={setValue}
      placeholder={t(country === 'CA' ? 'state.chooseProvince' : 'state.choose')}
      options={states.map(({ code, name }) => ({ value: code, label: name }))}
    />
  );
}
