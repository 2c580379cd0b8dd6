import { Banner, Button, useTexts } from '@footlight/ui';

export interface RatingReminderProps {
  broadcasterName: string;
  onRate: () => void;
  onClose: () => void;
}

/** Reminds of rating after some tips, in the page and not over it: whoever is tipping is busy. */
export function RatingReminder({ broadcasterName, onRate, onClose }: RatingReminderProps) {
  const { t } = useTexts('room');
  return (
    <Banner
      data-component="rating-reminder"
      appearance="info"
      title={t('rating.title', { name: broadcasterName })}
    >
      <div className="flex flex-wrap gap-2 pt-1">
        <Button size="sm" onClick={onRate}>
          {t('rating.rate')}
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          {t('rating.later')}
        </Button>
      </div>
    </Banner>
  );
}
