import { FANCLUB_SHARE_PERCENT, MIN_PAYOUT_TOKENS, MODEL_TIP_SHARE_PERCENT } from '@footlight/contract';
import { cn, Stepper, useNumber, useTexts } from '@footlight/ui';
import type { ComponentProps } from 'react';

/** The steps of an application, in order. */
const STEPS = ['account', 'agreement', 'review', 'live'] as const;

export interface ApplyPitchProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Where the visitor is; `live` is reached with the approval. */
  step: (typeof STEPS)[number];
}

/** What broadcasting pays, and the way there. */
export const ApplyPitch = ({ step, className, ...rest }: ApplyPitchProps) => {
  const { t } = useTexts('applications');
  const number = useNumber();
  const percent = useNumber({ style: 'percent' });
  const facts = [
    [percent(MODEL_TIP_SHARE_PERCENT / 100), t('pitch.tips')],
    [percent(FANCLUB_SHARE_PERCENT / 100), t('pitch.fanClub')],
    [number(MIN_PAYOUT_TOKENS), t('pitch.payout')],
  ] as const;
  return (
    <div
      {...rest}
      data-component="apply-pitch"
      className={cn('flex w-full min-w-0 max-w-xl flex-col gap-8 desktop:pt-8', className)}
    >
      <dl className="flex min-w-0 flex-col gap-5">
        {facts.map(([figure, text]) => (
          <div key={text} data-part="fact" className="flex min-w-0 flex-col-reverse wrap-anywhere">
            <dt className="text-pretty text-text-muted">{text}</dt>
            <dd className="heading numeric text-display">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="text-pretty wrap-anywhere">{t('pitch.yours')}</p>
      <Stepper
        label={t('pitch.steps')}
        current={step}
        steps={STEPS.map((key) => ({ key, label: t(`pitch.step.${key}`) }))}
      />
    </div>
  );
};
