import { cn } from '@footlight/ui';

export interface RatingStepsProps {
  /** Names the list, unless a heading does. */
  label?: string;
  steps: readonly string[];
  /** Side by side where there is room. */
  row?: boolean;
}

/** What happens with a rating, step by step. */
export const RatingSteps = ({ label, steps, row = false }: RatingStepsProps) => (
  <ol aria-label={label} className={cn('grid gap-4', row && 'sm:grid-cols-3')}>
    {steps.map((step, at) => (
      <li key={step} className={cn('flex min-w-0 gap-3', row && 'sm:flex-col sm:gap-1')}>
        <span aria-hidden="true" className="heading numeric shrink-0 text-2xl leading-none text-text-muted">
          {at + 1}
        </span>
        <span className="text-pretty wrap-anywhere">{step}</span>
      </li>
    ))}
  </ol>
);
