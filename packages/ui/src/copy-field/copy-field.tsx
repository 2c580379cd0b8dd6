import { Check, Copy, TriangleAlert } from 'lucide-react';
import { type HTMLAttributes, type Ref, useRef } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { cn } from '../lib/cn.ts';
import { TextInput } from '../text-input/text-input.tsx';
import { useCopy } from './use-copy.ts';

export interface CopyFieldProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange' | 'defaultValue' | 'children'> {
  /** The text shown and copied. */
  value: string;
  /** Called after the text was copied. */
  onCopied?: (value: string) => void;
  disabled?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** A text to copy, such as a link or a key: focusing the field selects it, a button copies it. */
export function CopyField({
  value,
  onCopied,
  disabled = false,
  id,
  className,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  ...rest
}: CopyFieldProps) {
  const { t } = useTexts('extra');
  const { state, copy } = useCopy();
  const input = useRef<HTMLInputElement>(null);
  const copyValue = async () => {
    if (await copy(value)) {
      onCopied?.(value);
      return;
    }
    // The browser refused: select the text for the user's own shortcut.
    input.current?.focus();
    input.current?.select();
  };
  return (
    <div
      {...rest}
      data-component="copy-field"
      data-state={state ?? undefined}
      className={cn('min-w-0', className)}
    >
      <TextInput
        ref={input}
        {...(id ? { id } : {})}
        aria-label={label}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        readOnly
        value={value}
        disabled={disabled}
        onFocus={({ target }) => target.select()}
        className="text-ellipsis"
        end={
          <IconButton
            size="sm"
            label={t(state ? `copy.${state}` : 'copy.label')}
            onClick={copyValue}
            disabled={disabled}
            className={cn(
              state === 'copied' && 'text-success-text',
              state === 'failed' && 'text-danger-text',
            )}
          >
            {state === 'copied' ? <Check /> : state === 'failed' ? <TriangleAlert /> : <Copy />}
          </IconButton>
        }
      />
    </div>
  );
}
