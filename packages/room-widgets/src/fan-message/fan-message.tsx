import { FANCLUB_LEVELS, type FanclubLevel, MAX_PRIVATE_MESSAGE } from '@footlight/contract';
import { Button, Checkbox, cn, Field, TextArea, useNumber, useTexts } from '@footlight/ui';
import { type ComponentProps, useId } from 'react';
import type { FieldProblems } from '../lib/draft.ts';

export interface FanMessageDraft {
  message: string;
  levels: readonly FanclubLevel[];
}

export interface FanMessageProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  draft: FanMessageDraft;
  onDraftChange: (draft: FanMessageDraft) => void;
  /** What the platform found wrong at the last sending. */
  problems?: FieldProblems;
  isSending?: boolean;
  /** Fans whom the last message reached; null while another one is written. */
  sent?: number | null;
  /** A trimmed text of 1 to 500 characters, for at least one level. */
  onSend: (draft: FanMessageDraft) => void;
}

const NONE: FieldProblems = {};

/** A broadcaster writes to the members of some levels (spec 3 §9). Token: `--fan-message-radius`. */
export function FanMessage({
  draft,
  onDraftChange,
  problems = NONE,
  isSending = false,
  sent = null,
  onSend,
  className,
  ...rest
}: FanMessageProps) {
  const { t } = useTexts('streamer');
  const { t: ui } = useTexts('ui');
  const number = useNumber();
  const titleId = useId();
  const text = draft.message.trim();
  const isReady = text !== '' && draft.levels.length > 0;
  const choose = (level: FanclubLevel, isOn: boolean) =>
    onDraftChange({
      ...draft,
      // In the order of the levels, whatever was chosen first.
      levels: FANCLUB_LEVELS.filter((one) => (one === level ? isOn : draft.levels.includes(one))),
    });
  return (
    <form
      aria-labelledby={titleId}
      {...rest}
      data-component="fan-message"
      data-state={isSending ? 'sending' : undefined}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !isSending) onSend({ ...draft, message: text });
      }}
      className={cn(
        'flex min-w-0 flex-col gap-4 border border-border-strong bg-surface p-4 text-text rounded-[var(--fan-message-radius,--theme(--radius-lg))]',
        className,
      )}
    >
      <h3 id={titleId} data-part="title" className="heading text-lg wrap-anywhere">
        {t('fanMessage.title')}
      </h3>
      <fieldset data-part="levels" className="flex min-w-0 flex-wrap gap-x-5 gap-y-2">
        <legend className="mb-1.5 text-sm font-medium">{t('fanMessage.levels')}</legend>
        {FANCLUB_LEVELS.map((level) => (
          <Checkbox
            key={level}
            label={ui(`fanclub.${level}`)}
            checked={draft.levels.includes(level)}
            disabled={isSending}
            onChange={({ target }) => choose(level, target.checked)}
          />
        ))}
      </fieldset>
      <Field
        label={t('fanMessage.text')}
        hint={t('fanMessage.hint')}
        {...(problems.message ? { error: t(`problem.${problems.message}` as 'problem.required') } : {})}
      >
        <TextArea
          maxLength={MAX_PRIVATE_MESSAGE}
          counter
          value={draft.message}
          dir={draft.message ? 'auto' : undefined}
          disabled={isSending}
          onChange={({ target }) => onDraftChange({ ...draft, message: target.value })}
        />
      </Field>
      <div data-part="actions" className="flex min-w-0 flex-wrap items-center gap-3">
        <Button type="submit" className="min-w-0 max-w-full shrink" loading={isSending} disabled={!isReady}>
          {t('fanMessage.send')}
        </Button>
        <p role="status" data-part="status" className="min-w-0 text-sm text-text-muted empty:hidden">
          {sent === null
            ? null
            : sent === 0
              ? t('fanMessage.nobody')
              : t('fanMessage.sent', { count: sent, shown: number(sent) })}
        </p>
      </div>
    </form>
  );
}
