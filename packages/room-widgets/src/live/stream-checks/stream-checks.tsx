import { cn, Disclosure, useNumber, useTexts } from '@footlight/ui';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { Check } from './checks.ts';
import { type IngestHealth, StreamHealth } from './stream-health.tsx';

export interface StreamChecksProps extends Omit<ComponentProps<'section'>, 'children'> {
  checks: readonly Check[];
  /** The numbers behind them; null before going live. */
  health: IngestHealth | null;
}

/** What is fine about the broadcast and what is not, as sentences; the numbers are one press away. */
export const StreamChecks = ({ checks, health, className, ...rest }: StreamChecksProps) => {
  const { t } = useTexts('live');
  const number = useNumber();
  if (checks.length === 0 && !health) return null;
  return (
    <section
      {...rest}
      data-component="stream-checks"
      aria-label={t('checks.title')}
      className={cn('flex min-w-0 flex-col gap-2', className)}
    >
      <ul className="flex min-w-0 flex-col gap-1.5">
        {checks.map(({ name, result, value }) => {
          const isFine = result === 'fine';
          const Icon = isFine ? CircleCheck : TriangleAlert;
          return (
            <li
              key={name}
              data-part="check"
              data-check={name}
              data-state={isFine ? 'fine' : 'warning'}
              className={cn('flex min-w-0 items-start gap-2 text-sm', !isFine && 'col-span-full font-medium')}
            >
              <Icon
                aria-hidden="true"
                className={cn('mt-0.5 size-4 shrink-0', isFine ? 'text-success-text' : 'text-warning-text')}
              />
              <span className="min-w-0 wrap-anywhere">
                {t(`checks.${name}.${result}` as 'checks.light.fine', {
                  value: value === undefined ? '' : number(value),
                })}
              </span>
            </li>
          );
        })}
      </ul>
      {health ? (
        <Disclosure variant="plain" summary={t('checks.details')}>
          <StreamHealth health={health} />
        </Disclosure>
      ) : null}
    </section>
  );
};
