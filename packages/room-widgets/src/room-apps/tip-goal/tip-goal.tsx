import type { AppViews } from '@footlight/contract/room-apps';
import { cn, Progress, useNumber, useTexts } from '@footlight/ui';
import { PartyPopper, Target } from 'lucide-react';
import { type ComponentProps, useId } from 'react';

export interface TipGoalProps extends Omit<ComponentProps<'section'>, 'children'> {
  goal: AppViews['tip_goal'];
}

/** The goal of the room's tips and its progress, as one line. All numbers count settled tips only. */
export function TipGoal({ goal, className, ...rest }: TipGoalProps) {
  const { t } = useTexts('room-apps');
  const number = useNumber();
  const titleId = useId();
  const isReached = goal.raised >= goal.target;
  const progress = t('goal.progress', { raised: number(goal.raised), target: number(goal.target) });
  const Icon = isReached ? PartyPopper : Target;
  return (
    <section
      aria-labelledby={titleId}
      {...rest}
      data-component="tip-goal"
      data-state={isReached ? 'reached' : 'open'}
      className={cn('flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text', className)}
    >
      <Icon aria-hidden="true" className="size-4.5 shrink-0 text-primary-text" />
      <h2 id={titleId} data-part="title" className="min-w-0 font-semibold wrap-anywhere">
        {goal.title}
      </h2>
      <Progress
        tone="stage"
        size="md"
        label={goal.title}
        value={goal.raised}
        max={Math.max(1, goal.target)}
        valueText={progress}
        className="min-w-24 flex-1 basis-24"
      />
      <p data-part="state" role="status" className="text-text-muted wrap-anywhere">
        {isReached && goal.reached_by ? t('goal.reached', { name: goal.reached_by }) : progress}
      </p>
    </section>
  );
}
