import { useTexts } from '@footlight/ui';
import { useId } from 'react';

const STEPS = ['choose', 'hold', 'answer'] as const;

/** What a rating is: the three steps, and an answer as an example. */
export const RatingPitch = () => {
  const { t } = useTexts('content');
  const caption = useId();
  return (
    <div className="grid gap-6 desktop:grid-cols-[1fr_minmax(0,26rem)] desktop:gap-10">
      <div className="flex min-w-0 flex-col gap-5">
        <p className="max-w-[60ch] text-pretty desktop:text-lg">{t('ratings.intro')}</p>
        <ol aria-label={t('ratings.how')} className="grid gap-4 sm:grid-cols-3">
          {STEPS.map((step, at) => (
            <li key={step} className="flex min-w-0 gap-3 sm:flex-col sm:gap-1">
              <span aria-hidden="true" className="heading numeric shrink-0 text-2xl text-text-muted">
                {at + 1}
              </span>
              <span className="text-pretty wrap-anywhere">{t(`ratings.steps.${step}`)}</span>
            </li>
          ))}
        </ol>
      </div>
      <figure
        aria-labelledby={caption}
        className="footlight-glow flex min-w-0 flex-col justify-center gap-3 overflow-hidden rounded-xl bg-surface p-5 desktop:p-6"
      >
        <figcaption id={caption} className="text-sm text-text-muted">
          {t('ratings.exampleTitle')}
        </figcaption>
        <blockquote className="text-pretty wrap-anywhere desktop:text-lg">{t('ratings.example')}</blockquote>
      </figure>
    </div>
  );
};
