import { Bookmark, Trash2 } from 'lucide-react';
import { type ComponentProps, type FormEvent, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { cn } from '../lib/cn.ts';
import { menuItemClass } from '../lib/menu-class.ts';
import { Popover } from '../popover/popover.tsx';
import { TextInput } from '../text-input/text-input.tsx';

export interface SavedViewsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names of the views, in their order. A name is unique. */
  views: readonly string[];
  /** The view that is shown, unless something was changed since. */
  current: string | null;
  onApply: (name: string) => void;
  /** Keeps what is shown under a name; a view with this name is replaced. */
  onSave: (name: string) => void;
  onDelete: (name: string) => void;
}

/** Named combinations of filter, order and columns of a table: applies, saves and deletes them. */
export function SavedViews({
  views,
  current,
  onApply,
  onSave,
  onDelete,
  className,
  ...rest
}: SavedViewsProps) {
  const { t } = useTexts(['extra', 'common']);
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const given = name.trim();
  const save = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!given) return setError(t('common:problem.required'));
    onSave(given);
    setName('');
    setError(null);
  };
  return (
    <div {...rest} data-component="saved-views" className={cn('min-w-0', className)}>
      <Popover
        align="end"
        title={t('table.views')}
        open={open}
        onOpenChange={setOpen}
        trigger={
          <Button variant="ghost" size="sm" iconStart={<Bookmark />} className="max-w-full">
            <span className="block max-w-40 truncate">{current ?? t('table.views')}</span>
          </Button>
        }
      >
        {views.length === 0 ? (
          <p className="pb-3 text-sm text-text-muted">{t('table.noViews')}</p>
        ) : (
          <ul aria-label={t('table.views')} className="-mx-2 flex flex-col pb-3">
            {views.map((view) => (
              <li key={view} className="flex items-center gap-1">
                <button
                  type="button"
                  data-part="view"
                  aria-pressed={view === current}
                  onClick={() => {
                    onApply(view);
                    setOpen(false);
                  }}
                  className={cn(
                    menuItemClass,
                    'min-w-0 flex-1 text-start hover:bg-surface-sunken',
                    view === current && 'font-semibold',
                  )}
                >
                  <span className="min-w-0 wrap-anywhere">{view}</span>
                </button>
                <IconButton
                  size="sm"
                  label={t('table.deleteView', { name: view })}
                  onClick={() => onDelete(view)}
                >
                  <Trash2 />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
        <form noValidate onSubmit={save} className="flex flex-col gap-2 border-t border-border pt-3">
          <Field label={t('table.viewName')} hint={t('table.viewHint')} error={error}>
            <TextInput
              autoComplete="off"
              maxLength={40}
              value={name}
              onChange={({ target }) => {
                setName(target.value);
                setError(null);
              }}
            />
          </Field>
          <Button type="submit" size="sm" variant="outline" className="self-start">
            {t(views.includes(given) ? 'table.replaceView' : 'table.saveView')}
          </Button>
        </form>
      </Popover>
    </div>
  );
}
