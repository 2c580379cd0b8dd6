import { Banner, Button, useTexts } from '@footlight/ui';

export interface RatingReminderProps {
  broadcasterName: string;
  onRate: () => void;
  onClose: () => void;
}

/** Suggests a rating after some tips, inline rather than in a dialog, because the viewer is busy tipping. */
export function RatingReminder({ broadcasterName, onRate, onClose }: RatingReminderProps) {
  const { t } = useTexts(['room', 'common']);
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
          {t('common:notNow')}
        </Button>
      </div>
    </Banner>
  );
}
