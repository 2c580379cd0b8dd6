import { useTexts } from '../i18n/use-texts.ts';
import { doneShare } from '../progress/share.ts';
import { useCount } from '../token-amount/use-count.ts';

/** How much of a goal is raised, as a thin line; in words for screen readers. */
export const GoalLine = ({ raised, target }: { raised: number; target: number }) => {
  const { t } = useTexts('ui');
  const count = useCount('model-card');
  const [now, whole] = [count(raised), count(target)];
  if (!now || !whole?.count) return null;
  return (
    <div data-part="goal" className="h-1 bg-surface-sunken forced-colors:border">
      <span
        aria-hidden="true"
        className="block h-full footlight transition-[width] duration-slow"
        style={{ width: `${(doneShare(now.count, whole.count) ?? 0) * 100}%` }}
      />
      <span className="sr-only">{t('goal', { raised: now.shown, target: whole.shown })}</span>
    </div>
  );
};
