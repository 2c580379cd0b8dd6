import { FANCLUB_SHARE_PERCENT } from '@footlight/contract';
import { Banner, Button, useTexts } from '@footlight/ui';
import type { ComponentProps } from 'react';

export interface FanClubAnnouncementProps
  extends Omit<ComponentProps<'div'>, 'title' | 'children' | 'onClose'> {
  /** Opens the fan club settings. */
  onSet: () => void;
  /** Dismissed by the broadcaster; do not show it again. */
  onClose: () => void;
}

/** Explains fan clubs to a broadcaster and asks them to set prices (spec 1 §6). */
export function FanClubAnnouncement({ onSet, onClose, ...rest }: FanClubAnnouncementProps) {
  const { t } = useTexts('broadcaster');
  return (
    <div {...rest} data-component="fan-club-announcement">
      <Banner appearance="info" title={t('fanClub.announce')} onClose={onClose}>
        <p className="mb-3 text-pretty">{t('fanClub.intro', { percent: FANCLUB_SHARE_PERCENT })}</p>
        <Button size="sm" onClick={onSet}>
          {t('fanClub.set')}
        </Button>
      </Banner>
    </div>
  );
}
