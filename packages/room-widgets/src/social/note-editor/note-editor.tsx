import { MAX_NOTE } from '@footlight/contract';
import { Button, cn, Dialog, Field, Skeleton, TextArea, useTexts } from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';

export interface NoteEditorProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** The user the note is about. */
  name: string;
  /** The text of the note; null while the stored note loads. */
  draft: string | null;
  onDraftChange: (draft: string) => void;
  /** `changed`: not stored yet. `saved`: just stored. */
  state: 'idle' | 'changed' | 'saving' | 'saved';
  /** Translated: why it could not be loaded or stored. */
  error?: ReactNode;
  onSave: (text: string) => void;
  onClose: () => void;
}

/** A private note about another user; saving an empty one deletes it (spec 2 §3 and §7). Renders its own Dialog. */
export function NoteEditor({
  name,
  draft,
  onDraftChange,
  state,
  error = null,
  onSave,
  onClose,
  className,
  ...rest
}: NoteEditorProps) {
  const { t } = useTexts(['social', 'common']);
  return (
    <Dialog open size="sm" onClose={onClose} title={t('note.title', { name })} description={t('note.hint')}>
      <form
        {...rest}
        data-component="note-editor"
        data-state={state}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (draft !== null && state === 'changed') onSave(draft.trim());
        }}
        className={cn('flex flex-col gap-4', className)}
      >
        <Field label={t('note.label')} error={error || undefined}>
          {draft === null ? (
            <Skeleton className="h-24" />
          ) : (
            <TextArea
              rows={5}
              maxLength={MAX_NOTE}
              value={draft}
              onChange={(event) => onDraftChange(event.target.value)}
            />
          )}
        </Field>
        <div data-part="actions" className="flex flex-wrap items-center justify-end gap-3">
          <p role="status" data-part="status" className="me-auto text-sm text-text-muted empty:absolute">
            {state === 'saved' && t('common:saved')}
          </p>
          <Button
            type="submit"
            className="min-w-0 max-w-full shrink"
            loading={state === 'saving'}
            aria-disabled={state !== 'changed' && state !== 'saving'}
          >
            {t('note.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
