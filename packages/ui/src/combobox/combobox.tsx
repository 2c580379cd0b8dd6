import { ChevronDown, CircleAlert } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type HTMLAttributes, type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { useAnnounce } from '../announcer/announcer.tsx';
import { usePortalContainer } from '../brand-scope/portal-container.tsx';
import { useFieldControl } from '../field/field-control.ts';
import { useNumber } from '../i18n/format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { cn } from '../lib/cn.ts';
import { useFormReset } from '../lib/use-form-reset.ts';
import { useFormValue } from '../lib/use-own-value.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { inputClass } from '../text-input/input-class.ts';
import { ComboboxList, optionId } from './combobox-list.tsx';
import type { ComboboxOption } from './filter-options.ts';
import { useCombobox } from './use-combobox.ts';

export interface ComboboxProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange' | 'defaultValue' | 'children' | 'role'> {
  options: readonly ComboboxOption[];
  /** The chosen option's value; null for none. Without it, the combobox keeps the choice itself. */
  value?: string | null;
  defaultValue?: string | null;
  /** Null after the user emptied the input. */
  onValueChange?: (value: string | null) => void;
  /**
   * Called on every change of the typed text, and with an empty text if the user leaves without choosing. For
   * server-side search.
   */
  onQueryChange?: (query: string) => void;
  /** The options already match the query and are not filtered again. */
  remote?: boolean;
  /** Label of a chosen value that is not among the options, as in a server-side search. */
  selectedLabel?: string;
  /** Options are loading. */
  loading?: boolean;
  /** Options failed to load. */
  listError?: ReactNode;
  placeholder?: string;
  disabled?: boolean;
  required?: boolean;
  /** Form field name: submits the chosen value, else an empty text. */
  name?: string;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A choice from many options, found by typing. Inside a Field it uses the field's label, hint and error. Tokens:
 * `--combobox-list-radius`, and those of text inputs.
 */
export function Combobox({
  options,
  value: given,
  defaultValue = null,
  onValueChange,
  onQueryChange,
  remote = false,
  selectedLabel,
  loading = false,
  listError,
  placeholder,
  disabled = false,
  required,
  name,
  id,
  className,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
  ...rest
}: ComboboxProps) {
  const { t } = useTexts(['extra', 'common']);
  const number = useNumber();
  const announce = useAnnounce();
  const container = usePortalContainer();
  const listId = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const control = useFieldControl({
    id,
    required,
    'aria-describedby': describedBy,
    'aria-invalid': invalid,
  });
  const [value, setValue] = useFormValue(input, given, defaultValue, onValueChange);
  const box = useCombobox({
    options,
    value,
    selectedLabel,
    remote,
    onValueChange: setValue,
    onQueryChange,
  });
  useFormReset(input, box.close);
  const count = box.found.length;
  const isReady = !loading && !listError;
  const status = listError ?? (loading ? t('common:loading') : count === 0 ? t('combobox.empty') : null);

  useEffect(() => {
    if (!box.open || box.query === null || !isReady) return;
    announce(count === 0 ? t('combobox.empty') : t('combobox.found', { count, shown: number(count) }));
  }, [box.open, box.query, isReady, count, announce, t, number]);

  const inside = (event: Event & { target: EventTarget | null }) => {
    if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault();
  };
  return (
    <div
      {...rest}
      data-component="combobox"
      data-state={box.open ? 'open' : 'closed'}
      className={cn('min-w-0', className)}
    >
      <Popover.Root open={box.open} onOpenChange={(open) => !open && box.close()}>
        <Popover.Anchor asChild>
          <span ref={anchor} className="relative flex min-w-0 items-center">
            <input
              {...control}
              ref={input}
              type="text"
              role="combobox"
              data-part="input"
              aria-label={label}
              aria-labelledby={labelledBy}
              aria-autocomplete="list"
              // A message is no list to move into.
              aria-expanded={box.open && !status}
              aria-controls={box.open && !status ? listId : undefined}
              aria-haspopup="listbox"
              aria-activedescendant={
                box.open && !status && box.active >= 0 ? optionId(listId, box.active) : undefined
              }
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder={placeholder ?? t('combobox.placeholder')}
              disabled={disabled}
              value={box.text}
              onChange={({ target }) => box.type(target.value)}
              onKeyDown={box.onKeyDown}
              onClick={box.show}
              onFocus={({ target }) => target.select()}
              onBlur={box.leave}
              className={cn(inputClass, 'pe-11 text-ellipsis')}
            />
            <button
              type="button"
              data-part="toggle"
              tabIndex={-1}
              aria-label={t('combobox.toggle')}
              disabled={disabled}
              // The focus stays in the input, which handles the keys.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                input.current?.focus();
                if (box.open) box.close();
                else box.show();
              }}
              className="absolute end-1 grid size-8 place-items-center rounded-sm text-text-muted hover:text-text"
            >
              <ChevronDown
                aria-hidden="true"
                className={cn('size-4.5 transition-[rotate]', box.open && 'rotate-180')}
              />
            </button>
          </span>
        </Popover.Anchor>
        <Popover.Portal container={container}>
          <Popover.Content
            role="presentation"
            data-part="panel"
            align="start"
            sideOffset={6}
            collisionPadding={8}
            onOpenAutoFocus={(event) => event.preventDefault()}
            onCloseAutoFocus={(event) => event.preventDefault()}
            onInteractOutside={inside}
            // A press on an option must not move the focus out of the input.
            onMouseDown={(event) => event.preventDefault()}
            className="z-50 flex max-h-[min(20rem,var(--radix-popover-content-available-height))] w-(--radix-popover-trigger-width) flex-col overflow-hidden border border-border bg-surface-raised shadow-lg outline-none rounded-[var(--combobox-list-radius,--theme(--radius-lg))] data-[state=open]:animate-rise"
          >
            {status ? (
              <div
                id={`${listId}-status`}
                data-part="status"
                className={cn(
                  'flex items-center gap-2.5 p-3.5 text-sm text-text-muted',
                  listError && 'text-danger-text',
                )}
              >
                {listError ? <CircleAlert aria-hidden="true" className="size-4 shrink-0" /> : null}
                {loading && !listError ? <Spinner size="sm" label="" /> : null}
                <span className="min-w-0 wrap-anywhere">{status}</span>
              </div>
            ) : (
              <ComboboxList
                id={listId}
                label={label ?? t('combobox.list')}
                options={box.found}
                value={value}
                active={box.active}
                onChoose={box.choose}
              />
            )}
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      {name === undefined ? null : (
        <input type="hidden" name={name} value={value ?? ''} disabled={disabled} />
      )}
    </div>
  );
}
