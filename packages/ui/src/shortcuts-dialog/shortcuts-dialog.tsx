import { type ComponentProps, Fragment, type ReactNode, useId } from 'react';
import { Dialog, type DialogCloseReason } from '../dialog/dialog.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { Kbd } from '../kbd/kbd.tsx';
import { cn } from '../lib/cn.ts';
import type { ModalOpening } from '../modal/use-modal-open.ts';

export interface Shortcut {
  /** Keys pressed together: `['Mod', 'K']`. */
  keys: readonly string[];
  /** Alternative keys. */
  or?: readonly (readonly string[])[];
  /** What the shortcut does, such as "Turns the sound on or off". */
  does: string;
}

export interface ShortcutGroup {
  label: string;
  shortcuts: readonly Shortcut[];
}

export interface ShortcutsDialogProps
  extends Omit<ComponentProps<'div'>, 'title' | 'children'>,
    ModalOpening<DialogCloseReason> {
  groups: readonly ShortcutGroup[];
  title?: ReactNode;
  description?: ReactNode;
}

/** Lists the keyboard shortcuts of a page; a page opens it with `?`. */
export function ShortcutsDialog({
  open,
  defaultOpen,
  onOpenChange,
  onClose,
  trigger,
  groups,
  title,
  description,
  className,
  ...rest
}: ShortcutsDialogProps) {
  const { t } = useTexts('extra');
  const id = useId();
  const filled = groups.filter((group) => group.shortcuts.length > 0);
  return (
    <Dialog
      {...{ open, defaultOpen, onOpenChange, onClose, trigger }}
      size={filled.length > 1 ? 'lg' : 'md'}
      title={title ?? t('shortcuts.title')}
      description={description}
    >
      <div
        {...rest}
        data-component="shortcuts-dialog"
        className={cn('gap-x-10 desktop:columns-[20rem]', className)}
      >
        {filled.length === 0 ? (
          <p data-part="empty" className="text-text-muted">
            {t('shortcuts.empty')}
          </p>
        ) : null}
        {filled.map((group, index) => (
          <section
            key={group.label}
            data-part="group"
            aria-labelledby={`${id}${index}`}
            className="mb-6 break-inside-avoid last:mb-0"
          >
            <h3 id={`${id}${index}`} data-part="group-label" className="heading mb-1 text-base wrap-anywhere">
              {group.label}
            </h3>
            <dl>
              {group.shortcuts.map(({ keys, or = [], does }) => (
                <div
                  key={does}
                  data-part="shortcut"
                  className="flex items-center justify-between gap-4 border-t border-border py-2"
                >
                  <dt data-part="does" className="min-w-0 flex-1 wrap-anywhere">
                    {does}
                  </dt>
                  <dd data-part="keys" className="flex max-w-1/2 flex-wrap items-center justify-end gap-1.5">
                    <Kbd keys={keys} />
                    {or.map((others) => (
                      <Fragment key={others.join('+')}>
                        <span className="text-sm text-text-muted">{t('shortcuts.or')}</span>
                        <Kbd keys={others} />
                      </Fragment>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
