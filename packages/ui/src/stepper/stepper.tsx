import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useNumber } from '../i18n/format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { cn } from '../lib/cn.ts';

export interface Step {
  key: string;
  label: ReactNode;
  /** A short text below the label. */
  hint?: ReactNode;
}

export interface StepperProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Label of the list for screen readers. */
  label: string;
  steps: readonly Step[];
  /** Key of the current step. Those before it are done. Null: all are done. */
  current: string | null;
  /** Makes done steps buttons that lead back. */
  onAction?: (key: string) => void;
}

type StepState = 'done' | 'current' | 'upcoming';

/** The steps of a process, and where the user is. A column on phones. */
export function Stepper({ label, steps, current, onAction, className, ...rest }: StepperProps) {
  const at = steps.findIndex(({ key }) => key === current);
  const now = current === null ? steps.length : at;
  return (
    <ol
      {...rest}
      aria-label={label}
      data-component="stepper"
      className={cn('flex min-w-0 flex-col desktop:flex-row', className)}
    >
      {steps.map((step, index) => (
        <StepItem
          key={step.key}
          step={step}
          number={index + 1}
          state={index < now ? 'done' : index === now ? 'current' : 'upcoming'}
          last={index === steps.length - 1}
          onAction={onAction}
        />
      ))}
    </ol>
  );
}

interface StepItemProps {
  step: Step;
  number: number;
  state: StepState;
  last: boolean;
  onAction: ((key: string) => void) | undefined;
}

const markClass: Record<StepState, string> = {
  done: 'border-primary bg-primary text-on-primary',
  current:
    'border-primary bg-primary-soft text-on-primary-soft forced-colors:border-[Highlight] forced-colors:border-4',
  upcoming: 'border-border-strong bg-surface text-text-muted',
};

function StepItem({ step: { key, label, hint }, number, state, last, onAction }: StepItemProps) {
  const { t } = useTexts('extra');
  const format = useNumber();
  const words = (
    <span
      data-part="label"
      className={cn('text-sm font-semibold wrap-anywhere', state === 'upcoming' && 'text-text-muted')}
    >
      {label}
    </span>
  );
  return (
    <li
      data-part="step"
      data-state={state}
      aria-current={state === 'current' ? 'step' : undefined}
      className="relative flex min-w-0 gap-3 pb-5 last:pb-0 desktop:flex-1 desktop:flex-col desktop:gap-2 desktop:pe-4 desktop:pb-0"
    >
      {last ? null : (
        <span
          aria-hidden="true"
          data-part="line"
          className={cn(
            'absolute start-3.5 top-8 bottom-1 border-s-2 desktop:start-9 desktop:end-2 desktop:top-3.5 desktop:bottom-auto desktop:border-s-0 desktop:border-t-2',
            state === 'done' && 'border-primary',
          )}
        />
      )}
      <span
        {...(state === 'done' ? { role: 'img', 'aria-label': t('stepper.done') } : { 'aria-hidden': true })}
        data-part="mark"
        className={cn(
          'numeric grid size-7.5 shrink-0 place-items-center rounded-full border-2 text-sm font-semibold',
          markClass[state],
        )}
      >
        {state === 'done' ? <Check strokeWidth={3} className="size-4" /> : format(number)}
      </span>
      <span className="flex min-w-0 flex-col items-start pt-1 desktop:pt-0">
        {state === 'done' && onAction ? (
          <button
            type="button"
            data-part="back"
            onClick={() => onAction(key)}
            className="min-h-6 rounded-xs text-start underline-offset-4 hover:underline"
          >
            {words}
          </button>
        ) : (
          words
        )}
        {hint === undefined ? null : (
          <span data-part="hint" className="text-xs text-text-muted wrap-anywhere">
            {hint}
          </span>
        )}
      </span>
    </li>
  );
}
