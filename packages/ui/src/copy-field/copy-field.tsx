import { Check, Copy } from 'lucide-react';
import { type InputHTMLAttributes, type Ref, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../announcer/announcer.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { TextInput } from '../text-input/text-input.tsx';

export interface CopyFieldProps
  extends Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'value' | 'defaultValue' | 'onChange' | 'readOnly' | 'onCopy'
  > {
  /** What is shown and copied. */
  value: string;
  /** After it reached the clipboard. */
  onCopied?: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** Milliseconds that the tick stays. */
const SHOWN_FOR = 2000;

/** A text to be taken along, such as a link or a key: shown, selected at a touch, copied by a button. */
export function CopyField({ value, onCopied, ...rest }: CopyFieldProps) {
  const { t } = useTranslation('ui');
  const announce = useAnnounce();
  const [state, setState] = useState<'copied' | 'failed' | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = (next: 'copied' | 'failed') => {
    setState(next);
    announce(t(`copy.${next}`));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState(null), SHOWN_FOR);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
    } catch {
      // Refused by the browser: the text is marked, so that the reader's own shortcut takes it.
      const input = button.current?.closest('[data-component=text-input]')?.querySelector('input');
      input?.focus();
      input?.select();
      show('failed');
      return;
    }
    show('copied');
    onCopied?.(value);
  };
  return (
    <TextInput
      {...rest}
      readOnly
      value={value}
      data-state={state ?? undefined}
      onFocus={(event) => {
        event.target.select();
        rest.onFocus?.(event);
      }}
      end={
        <IconButton
          ref={button}
          size="sm"
          label={t(state ? `copy.${state}` : 'copy.label')}
          onClick={copy}
          disabled={rest.disabled}
        >
          {state === 'copied' ? <Check /> : <Copy />}
        </IconButton>
      }
    />
  );
}
