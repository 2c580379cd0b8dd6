import { Moon, Sun, SunMoon } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { cn } from '../lib/cn.ts';
import { mergeRefs } from '../lib/merge-refs.ts';
import { useControlledDefaults } from '../lib/use-form-reset.ts';
import { useFormValue } from '../lib/use-own-value.tsx';

export type SchemeChoice = 'light' | 'dark' | 'system';

const icons: Record<SchemeChoice, ReactNode> = { light: <Sun />, dark: <Moon />, system: <SunMoon /> };
const choices: readonly SchemeChoice[] = ['light', 'dark', 'system'];

export interface SchemeToggleProps
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'onChange' | 'defaultValue'> {
  value?: SchemeChoice;
  /** Without `value`, the toggle keeps the choice itself. */
  defaultValue?: SchemeChoice;
  onValueChange?: (choice: SchemeChoice) => void;
}

/** Light, dark or system, as native radios. Omit it for a brand that forces dark. Token: `--scheme-toggle-radius`. */
export function SchemeToggle({
  value: given,
  defaultValue = 'system',
  onValueChange,
  className,
  ref,
  ...rest
}: SchemeToggleProps) {
  const { t } = useTexts('ui');
  const root = useRef<HTMLFieldSetElement>(null);
  useControlledDefaults(root, true);
  const [value, setValue] = useFormValue(root, given, defaultValue, onValueChange);
  const name = useId();
  return (
    <fieldset
      {...rest}
      ref={mergeRefs(root, ref)}
      data-component="scheme-toggle"
      className={cn('min-w-0', className)}
    >
      <legend className="sr-only">{t('scheme.label')}</legend>
      <div className="inline-flex max-w-full h-10 items-center gap-0.5 bg-surface-sunken p-1 rounded-[var(--scheme-toggle-radius,--theme(--radius-md))] forced-colors:border">
        {choices.map((choice) => (
          <label
            key={choice}
            data-part="choice"
            data-state={choice === value ? 'checked' : 'unchecked'}
            title={t(`scheme.${choice}`)}
            className={cn(
              'grid h-8 w-10 place-items-center rounded-sm text-text-muted transition-colors hover:text-text has-focus-visible:outline-2 has-focus-visible:outline-focus [&_svg]:size-4.5',
              choice === value &&
                'bg-surface text-text shadow-xs forced-colors:border-2 forced-colors:border-[Highlight]',
            )}
          >
            <input
              type="radio"
              name={name}
              value={choice}
              checked={choice === value}
              onChange={() => setValue(choice)}
              aria-label={t(`scheme.${choice}`)}
              className="sr-only"
            />
            <span aria-hidden="true" data-part="icon">
              {icons[choice]}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
