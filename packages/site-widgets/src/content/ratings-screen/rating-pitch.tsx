import { useTexts } from '@footlight/ui';
import { useId } from 'react';
import { RatingSteps } from '../../lib/rating-steps.tsx';

/** What a rating is: the three steps, and an answer as an example. */
export const RatingPitch = () => {
  const { t } = useTexts('content');
  const caption = useId();
  return (
    <div className="grid gap-6 desktop:grid-cols-[1fr_minmax(0,26rem)] desktop:gap-10">
      <div className="flex min-w-0 flex-col gap-5">
        <p className="max-w-[60ch] text-pretty desktop:text-lg">{t('ratings.intro')}</p>
        <RatingSteps
          row
          label={t('ratings.how')}
          steps={[t('ratings.steps.choose'), t('ratings.steps.hold'), t('ratings.steps.answer')]}
        />
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
