import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { cn } from '../lib/cn.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

const cellClass =
  'w-px align-top max-desktop:[[data-stacked]_&]:order-first max-desktop:[[data-stacked]_&]:w-auto';

interface SelectCellProps {
  /** Element that names the row. */
  labelledBy: string;
  selected: boolean;
  onToggle: () => void;
}

/** The checkbox of a row, named “Select” and by the row. */
export function SelectCell({ labelledBy, selected, onToggle }: SelectCellProps) {
  const { t } = useTexts('extra');
  const id = useId();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: stacked rows are blocks, and a block loses the role of its element.
    <td role="cell" data-part="select" className={cellClass}>
      <Checkbox
        label={
          <VisuallyHidden>
            <span id={id}>{t('table.select')}</span>
          </VisuallyHidden>
        }
        aria-labelledby={`${id} ${labelledBy}`}
        checked={selected}
        onCheckedChange={onToggle}
      />
    </td>
  );
}

interface SelectAllCellProps {
  share: 'all' | 'some' | 'none';
  disabled: boolean;
  onChange: (on: boolean) => void;
  className: string;
}

/** The checkbox of all shown rows. */
export function SelectAllCell({ share, disabled, onChange, className }: SelectAllCellProps) {
  const { t } = useTexts('extra');
  return (
    // biome-ignore lint/a11y/noRedundantRoles: as above.
    <th role="columnheader" scope="col" data-part="select-all" className={cn('w-px', className)}>
      <Checkbox
        label={<VisuallyHidden>{t('table.selectAll')}</VisuallyHidden>}
        checked={share === 'all'}
        indeterminate={share === 'some'}
        disabled={disabled}
        onCheckedChange={onChange}
      />
    </th>
  );
}

interface ExpandCellProps {
  labelledBy: string;
  /** Id of the row with the details. */
  controls: string;
  expanded: boolean;
  onToggle: () => void;
}

/** The button that shows the details of a row, named “Details” and by the row. */
export function ExpandCell({ labelledBy, controls, expanded, onToggle }: ExpandCellProps) {
  const { t } = useTexts('extra');
  const id = useId();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: as above.
    <td role="cell" data-part="expand" className={cellClass}>
      <button
        type="button"
        id={id}
        aria-label={t('table.details')}
        aria-labelledby={`${id} ${labelledBy}`}
        aria-expanded={expanded}
        aria-controls={expanded ? controls : undefined}
        onClick={onToggle}
        className="-my-0.5 grid size-6 place-items-center rounded-sm text-text-muted transition-colors hover:bg-primary-soft hover:text-on-primary-soft"
      >
        <ChevronRight
          aria-hidden="true"
          className={cn(
            'size-4 transition-transform rtl:-scale-x-100',
            expanded && 'rotate-90 rtl:-rotate-90',
          )}
        />
      </button>
    </td>
  );
}

/** The header of the column of details buttons. */
export function ExpandHeader({ className }: { className: string }) {
  const { t } = useTexts('extra');
  return (
    // biome-ignore lint/a11y/noRedundantRoles: as above.
    <th role="columnheader" scope="col" className={cn('w-px', className)}>
      <VisuallyHidden>{t('table.details')}</VisuallyHidden>
    </th>
  );
}
