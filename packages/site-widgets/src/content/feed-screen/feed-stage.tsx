import { useTexts } from '@footlight/ui';

/** Over the picture of a room that can only be watched from inside, for instance behind a password. */
export const FeedStage = () => {
  const { t } = useTexts('content');
  return (
    <p
      data-part="unseen"
      className="absolute inset-x-0 top-0 bg-media/70 px-4 py-3 text-center font-semibold text-on-media"
    >
      {t('feed.unseen')}
    </p>
  );
};
