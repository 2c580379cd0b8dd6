import * as Popover from 'radix-ui/popover';
import type { ComponentProps, HTMLAttributes, ReactElement, ReactNode, RefObject } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { cn } from '../lib/cn.ts';
import { ComboboxList, type ComboboxListProps, optionId } from './combobox-list.tsx';
import { ComboboxPanel, type ComboboxStatus } from './combobox-panel.tsx';
import type { useCombobox } from './use-combobox.ts';

interface Shared {
  box: ReturnType<typeof useCombobox>;
  listId: string;
  status: ComboboxStatus | null;
}

interface ComboboxBoxProps
  extends Shared,
    Pick<ComboboxListProps, 'chosen' | 'several'>,
    HTMLAttributes<HTMLDivElement> {
  'data-component': string;
  'data-state': 'open' | 'closed';
  /** Name of the list. */
  label: string | undefined;
  failed: boolean;
  /** The box of the input, to which the list is attached. */
  anchor: RefObject<HTMLElement | null>;
  children: ReactElement;
  /** What a form sends. */
  values: ReactNode;
}

/** The box of an input with the list that it searches. */
export function ComboboxBox({
  box,
  listId,
  status,
  chosen,
  several = false,
  label,
  failed,
  anchor,
  children,
  values,
  className,
  ...rest
}: ComboboxBoxProps) {
  const { t } = useTexts('extra');
  return (
    <div {...rest} className={cn('min-w-0', className)}>
      <Popover.Root open={box.open} onOpenChange={(open) => !open && box.close()}>
        <Popover.Anchor asChild>{children}</Popover.Anchor>
        <ComboboxPanel anchor={anchor} listId={listId} status={status} failed={failed}>
          <ComboboxList
            id={listId}
            label={label ?? t('combobox.list')}
            options={box.found}
            chosen={chosen}
            several={several}
            active={box.active}
            onChoose={box.choose}
          />
        </ComboboxPanel>
      </Popover.Root>
      {values}
    </div>
  );
}

/** The input that searches the list and keeps the focus. */
export function ComboboxInput({ box, listId, status, ...rest }: Shared & ComponentProps<'input'>) {
  // A message is no list to move into.
  const hasList = box.open && !status;
  return (
    <input
      type="text"
      role="combobox"
      aria-autocomplete="list"
      aria-haspopup="listbox"
      aria-expanded={hasList}
      aria-controls={hasList ? listId : undefined}
      aria-activedescendant={hasList && box.active >= 0 ? optionId(listId, box.active) : undefined}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={box.text}
      onChange={({ target }) => box.type(target.value)}
      onKeyDown={box.onKeyDown}
      onClick={box.show}
      onBlur={box.leave}
      {...rest}
    />
  );
}
