import type { AppViews } from '@footlight/contract/room-apps';
import { Button, cn, Field, NumberInput, TextInput, useProblemText, useTexts } from '@footlight/ui';
import { type ComponentProps, type ReactNode, useId } from 'react';
import type { Draft, FieldProblems } from '../../lib/draft.ts';
import { FormError } from '../../lib/form-error.tsx';
import { TipGoal } from '../tip-goal/tip-goal.tsx';

export interface GoalDraft {
  title: string;
  /** In tokens. */
  target: number;
}

export interface GoalFormProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The running goal. */
  goal: AppViews['tip_goal'] | null;
  draft: Draft<GoalDraft>;
  onDraftChange: (draft: Draft<GoalDraft>) => void;
  /** By their paths in the platform’s call. */
  fieldErrors?: FieldProblems;
  /** Why it was not started or ended. */
  error?: ReactNode;
  pending?: boolean;
  onStart: () => void;
  onEnd: () => void;
}

const MAX_TARGET = 10_000_000;

/** The goal of a broadcaster's own room: its progress while it runs, or the form that starts one. */
export const GoalForm = (props: GoalFormProps) => {
  const { goal, draft, onDraftChange, fieldErrors = {}, error, pending = false, ...others } = props;
  const { onStart, onEnd, className, ...rest } = others;
  const { t } = useTexts(['live', 'broadcaster']);
  const problemText = useProblemText();
  const titleId = useId();
  return (
    <section
      {...rest}
      data-component="goal-form"
      data-state={goal ? 'running' : 'idle'}
      aria-labelledby={titleId}
      className={cn('flex min-w-0 flex-col gap-3', className)}
    >
      <h2 id={titleId} className="heading text-base">
        {t('broadcaster:apps.tip_goal')}
      </h2>
      <FormError>{error}</FormError>
      {goal ? (
        <>
          <TipGoal goal={goal} />
          <Button size="sm" variant="outline" className="self-start" loading={pending} onClick={onEnd}>
            {t('live:goal.end')}
          </Button>
        </>
      ) : (
        <form
          noValidate
          className="flex min-w-0 flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (!pending) onStart();
          }}
        >
          <div className="grid min-w-0 grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] items-start gap-3">
            <Field label={t('broadcaster:config.title')} error={problemText(fieldErrors['config.title'])}>
              <TextInput
                value={draft.title}
                onChange={({ target }) => onDraftChange({ ...draft, title: target.value })}
              />
            </Field>
            <Field label={t('broadcaster:config.target')} error={problemText(fieldErrors['config.target'])}>
              <NumberInput
                value={draft.target}
                min={1}
                max={MAX_TARGET}
                step={100}
                onValueChange={(target) => onDraftChange({ ...draft, target })}
              />
            </Field>
          </div>
          <Button type="submit" size="sm" variant="outline" className="self-start" loading={pending}>
            {t('live:goal.start')}
          </Button>
        </form>
      )}
    </section>
  );
};
