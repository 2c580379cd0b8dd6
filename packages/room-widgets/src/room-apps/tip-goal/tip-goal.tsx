import type { AppViews } from '@footlight/contract/room-apps';
import { Progress, useNumber, useTexts } from '@footlight/ui';
import { PartyPopper, Target } from 'lucide-react';
import { AppCard, type AppCardProps } from '../../lib/app-card.tsx';

export interface TipGoalProps extends Omit<AppCardProps, 'name' | 'title' | 'icon' | 'aside' | 'children'> {
  goal: AppViews['tip_goal'];
}

/** The goal of the room's tips, and its progress. All numbers count settled tips only. Token: `--app-card-radius`. */
export function TipGoal({ goal, ...rest }: TipGoalProps) {
  const { t } = useTexts('apps');
  const number = useNumber();
  const isReached = goal.raised >= goal.target;
  const progress = t('goal.progress', { raised: number(goal.raised), target: number(goal.target) });
  return (
    <AppCard
      {...rest}
      name="tip-goal"
      data-state={isReached ? 'reached' : 'open'}
      title={goal.title}
      icon={isReached ? <PartyPopper /> : <Target />}
    >
      <Progress
        tone="stage"
        size="md"
        label={goal.title}
        value={goal.raised}
        max={Math.max(1, goal.target)}
        valueText={progress}
      />
      <p data-part="state" role="status" className="text-sm text-text-muted wrap-anywhere">
        {isReached && goal.reached_by ? t('goal.reached', { name: goal.reached_by }) : progress}
      </p>
    </AppCard>
  );
}
