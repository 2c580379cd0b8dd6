import type { AppPlay } from '@footlight/contract/room-apps';
import { useTexts } from '@footlight/ui';

/** The translated result of a play. */
export const usePlayText = (prizes: readonly { label: string; win: boolean }[]) => {
  const { t } = useTexts('room-apps');
  return ({ username, prize }: AppPlay): string => {
    const drawn = prizes[prize];
    return drawn?.win
      ? t('play.won', { name: username, label: drawn.label })
      : t('play.blank', { name: username });
  };
};
