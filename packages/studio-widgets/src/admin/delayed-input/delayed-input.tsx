import { cn, Field, isComposing, TextInput, useOwnValue } from '@footlight/ui';
import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';

const WAIT_MS = 300;

export interface DelayedInputProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  label: string;
  /** The text that applies. Without it, the field keeps it itself. */
  value?: string;
  defaultValue?: string;
  maxLength: number;
  /** Other texts do not filter. */
  accepts?(value: string): boolean;
  /** Called 300 ms after the last key, or at once on Enter, with the trimmed text. */
  onValueChange?(value: string): void;
}

/** A text that filters while it is typed. */
export const DelayedInput = (props: DelayedInputProps) => {
  const {
    label,
    value: given,
    defaultValue = '',
    maxLength,
    accepts,
    onValueChange,
    className,
    ...rest
  } = props;
  const [value, setValue] = useOwnValue(given, defaultValue, onValueChange);
  const [text, setText] = useState(value);
  const [applied, setApplied] = useState(value);
  // Another filter, a saved view or the browser's way back changed it.
  if (applied !== value) {
    setApplied(value);
    if (text.trim() !== value) setText(value);
  }
  const apply = () => {
    const next = text.trim();
    if (next !== value && (next === '' || !accepts || accepts(next))) setValue(next);
  };
  const applyLater = useEffectEvent(apply);
  useEffect(() => {
    if (text.trim() === applied) return;
    const timer = setTimeout(applyLater, WAIT_MS);
    return () => clearTimeout(timer);
  }, [text, applied]);
  return (
    <div {...rest} data-component="delayed-input" className={cn('min-w-0', className)}>
      <Field label={label}>
        <TextInput
          type="search"
          autoComplete="off"
          maxLength={maxLength}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !isComposing(event)) apply();
          }}
        />
      </Field>
    </div>
  );
};
