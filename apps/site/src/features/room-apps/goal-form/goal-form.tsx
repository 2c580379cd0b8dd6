import type { AppViews } from '@footlight/contract/room-apps';
import { type Draft, type FieldProblems, TipGoal } from '@footlight/room-widgets';
import { Button, Field, NumberInput, TextInput, useProblemText, useTexts } from '@footlight/ui';
import { useId } from 'react';

export interface Goal {
  title: string;
  /** In tokens. */
  target: number;
}

export interface GoalFormProps {
  /** The running goal. */
  goal: AppViews['tip_goal'] | null;
  draft: Draft<Goal>;
  onDraftChange: (draft: Draft<Goal>) => void;
  problems: FieldProblems;
  isBusy: boolean;
  onStart: () => void;
  onEnd: () => void;
}

const MAX_TARGET = 10_000_000;

/** The goal of a broadcaster's own room: its progress while it runs, or the form that starts one. */
export const GoalForm = ({ goal, draft, onDraftChange, problems, isBusy, onStart, onEnd }: GoalFormProps) => {
  const { t } = useTexts(['live', 'streamer']);
  const problemText = useProblemText();
  const titleId = useId();
  return (
    <section
      data-component="goal-form"
      data-state={goal ? 'running' : 'idle'}
      aria-labelledby={titleId}
      className="flex min-w-0 flex-col gap-3"
    >
      <h2 id={titleId} className="heading text-base">
        {t('streamer:apps.tip_goal')}
      </h2>
      {goal ? (
        <>
          <TipGoal goal={goal} />
          <Button size="sm" variant="outline" className="self-start" loading={isBusy} onClick={onEnd}>
            {t('live:goal.end')}
          </Button>
        </>
      ) : (
        <form
          noValidate
          className="flex min-w-0 flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (!isBusy) onStart();
          }}
        >
          <div className="grid min-w-0 items-start gap-3 sm:grid-cols-2">
            <Field label={t('streamer:config.title')} error={problemText(problems['config.title'])}>
              <TextInput
                value={draft.title}
                onChange={({ target }) => onDraftChange({ ...draft, title: target.value })}
              />
            </Field>
            <Field label={t('streamer:config.target')} error={problemText(problems['config.target'])}>
              <NumberInput
                value={draft.target}
                min={1}
                max={MAX_TARGET}
                step={100}
                onValueChange={(target) => onDraftChange({ ...draft, target })}
              />
            </Field>
          </div>
          <Button type="submit" size="sm" variant="outline" className="self-start" loading={isBusy}>
            {t('live:goal.start')}
          </Button>
        </form>
      )}
    </section>
  );
};
