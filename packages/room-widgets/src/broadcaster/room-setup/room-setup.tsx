import { MAX_SUBJECT } from '@footlight/contract';
import { Button, cn, Field, NumberInput, Switch, TextInput, useProblemText, useTexts } from '@footlight/ui';
import { type ComponentProps, useId } from 'react';
import type { FieldProblems } from '../../lib/draft.ts';

/** What a broadcaster sets before going live. The rest of the room's rules stay as they are. */
export interface RoomSetupDraft {
  subjectText: string;
  /** As typed: separated by spaces or commas. */
  tags: string;
  takesPrivates: boolean;
  /** Tokens per minute; null while the field is empty. */
  price: number | null;
}

export interface RoomSetupProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  draft: RoomSetupDraft;
  onDraftChange: (draft: RoomSetupDraft) => void;
  /** By the names of the draft's fields. */
  fieldErrors?: FieldProblems;
  state: 'idle' | 'changed' | 'saving' | 'saved';
  onSave: () => void;
}

const MAX_PRICE = 10_000;

/** Topic, tags and price of the broadcaster's room. Going live also saves them. */
export const RoomSetup = (props: RoomSetupProps) => {
  const { draft, onDraftChange, fieldErrors: problems = {}, state, onSave, className, ...rest } = props;
  const { t } = useTexts(['live', 'broadcaster', 'common']);
  const problemText = useProblemText();
  const titleId = useId();
  const set = (change: Partial<RoomSetupDraft>) => onDraftChange({ ...draft, ...change });
  return (
    <form
      {...rest}
      data-component="room-setup"
      data-state={state}
      aria-labelledby={titleId}
      noValidate
      className={cn('flex min-w-0 flex-col gap-3', className)}
      onSubmit={(event) => {
        event.preventDefault();
        if (state === 'changed') onSave();
      }}
    >
      <h2 id={titleId} className="heading text-base">
        {t('live:setup.title')}
      </h2>
      <Field label={t('broadcaster:settings.subject')} error={problemText(problems.subjectText)}>
        <TextInput
          value={draft.subjectText}
          maxLength={MAX_SUBJECT}
          onChange={({ target }) => set({ subjectText: target.value })}
        />
      </Field>
      <Field label={t('live:setup.tags')} hint={t('live:setup.tagsHint')} error={problemText(problems.tags)}>
        <TextInput
          value={draft.tags}
          autoCapitalize="none"
          onChange={({ target }) => set({ tags: target.value })}
        />
      </Field>
      <Switch
        label={t('broadcaster:settings.privateOn')}
        checked={draft.takesPrivates}
        onCheckedChange={(takesPrivates) => set({ takesPrivates })}
      />
      {draft.takesPrivates ? (
        <Field label={t('broadcaster:settings.price')} error={problemText(problems.price)}>
          <NumberInput
            value={draft.price}
            min={1}
            max={MAX_PRICE}
            onValueChange={(price) => set({ price })}
          />
        </Field>
      ) : null}
      <div className="flex min-w-0 flex-wrap items-center gap-3">
        <Button
          type="submit"
          size="sm"
          variant="outline"
          loading={state === 'saving'}
          aria-disabled={state !== 'changed' && state !== 'saving'}
        >
          {t('common:save')}
        </Button>
        <p role="status" className="min-w-0 text-sm text-text-muted empty:absolute">
          {state === 'saved' ? t('broadcaster:settings.saved') : null}
        </p>
      </div>
    </form>
  );
};
