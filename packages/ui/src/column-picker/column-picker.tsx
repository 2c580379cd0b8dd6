import { Columns3 } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { CheckboxGroup } from '../checkbox-group/checkbox-group.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { cn } from '../lib/cn.ts';
import { useOwnValue } from '../lib/use-own-value.tsx';
import { Popover } from '../popover/popover.tsx';

export interface PickableColumn {
  key: string;
  label: ReactNode;
}

export interface ColumnPickerProps extends Omit<ComponentProps<'div'>, 'children' | 'hidden'> {
  /** Columns that may be hidden, in their order. Leave out the one that names the row. */
  columns: readonly PickableColumn[];
  /** Keys of the hidden columns. */
  hidden?: readonly string[];
  /** Without `hidden`, the picker keeps them itself. */
  defaultHidden?: readonly string[];
  onHiddenChange?: (hidden: string[]) => void;
}

const none: readonly string[] = [];

/** Chooses which columns of a table are shown: a button with a checkbox for each. */
export function ColumnPicker({
  columns,
  hidden: given,
  defaultHidden = none,
  onHiddenChange,
  className,
  ...rest
}: ColumnPickerProps) {
  const { t } = useTexts('extra');
  const [hidden, setHidden] = useOwnValue(given, defaultHidden, (keys) => onHiddenChange?.([...keys]));
  const keys = columns.map(({ key }) => key);
  return (
    <div {...rest} data-component="column-picker" className={cn('min-w-0', className)}>
      <Popover
        size="sm"
        align="end"
        title={t('table.columns')}
        trigger={
          <Button variant="ghost" size="sm" iconStart={<Columns3 />} className="max-w-full">
            <span className="block max-w-40 truncate">{t('table.columns')}</span>
          </Button>
        }
      >
        <CheckboxGroup
          legend={t('table.shown')}
          hideLegend
          options={columns.map(({ key, label }) => ({ value: key, label }))}
          value={keys.filter((key) => !hidden.includes(key))}
          onValueChange={(shown) => setHidden(keys.filter((key) => !shown.includes(key)))}
        />
      </Popover>
    </div>
  );
}
