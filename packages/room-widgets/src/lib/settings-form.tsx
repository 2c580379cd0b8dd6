import { Button, useFocusAfter, useTexts } from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';
import { type Draft, type FieldProblems, wholeDraft } from './draft.ts';
import { FormError } from './form-error.tsx';

/** The state of a form that is saved as a whole. `changed`: differs from the platform. `saved`: was just saved. */
export type SaveState = 'idle' | 'changed' | 'saving' | 'saved';

/** A broadcaster's settings, saved as a whole. The parent keeps the draft, so that it survives a reload. */
export interface SettingsProps<T extends object>
  extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  draft: Draft<T>;
  onDraftChange: (draft: Draft<T>) => void;
  /** Errors that the platform reported for the last save. */
  problems?: FieldProblems;
  /** Why the last save was refused, with a way to continue. */
  error?: ReactNode;
  state: SaveState;
  onSave: (settings: T) => void;
  onDiscard: () => void;
}

interface SettingsFormProps<T extends object>
  extends Omit<ComponentProps<'form'>, 'onSubmit'>,
    Pick<SettingsProps<T>, 'draft' | 'error' | 'state' | 'onSave' | 'onDiscard'> {
  /** Status text while there are unsaved changes. */
  changed: string;
}

/** A broadcaster's form: its fields, then save, discard and the save state. */
export const SettingsForm = <T extends object>({
  draft,
  error,
  state,
  changed,
  onSave,
  onDiscard,
  children,
  ...rest
}: SettingsFormProps<T>) => {
  const { t } = useTexts(['broadcaster', 'common']);
  // Without changes there is nothing to discard, and the button is gone.
  const { mark, target } = useFocusAfter();
  return (
    <form
      {...rest}
      data-state={state}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const settings = wholeDraft<T>(draft);
        if (settings && state === 'changed') onSave(settings);
      }}
    >
      {children}
      <div
        ref={target}
        tabIndex={-1}
        data-part="actions"
        className="flex min-w-0 flex-wrap items-center gap-3"
      >
        <FormError className="basis-full">{error}</FormError>
        <Button
          type="submit"
          className="min-w-0 max-w-full shrink"
          loading={state === 'saving'}
          aria-disabled={state !== 'changed' && state !== 'saving'}
        >
          {t('common:save')}
        </Button>
        {state === 'changed' ? (
          <Button variant="ghost" className="min-w-0 max-w-full shrink" onClick={mark(onDiscard)}>
            {t('settings.discard')}
          </Button>
        ) : null}
        <p role="status" data-part="status" className="min-w-0 text-sm text-text-muted empty:absolute">
          {state === 'saved' ? t('settings.saved') : state === 'changed' ? changed : null}
        </p>
      </div>
    </form>
  );
};
