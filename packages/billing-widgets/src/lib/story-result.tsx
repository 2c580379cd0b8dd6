import { AnnouncerProvider, Dialog, useTexts } from '@footlight/ui';
import type { ReactNode } from 'react';

export interface StoryResultProps {
  /** The state of the purchase. */
  state: 'created' | 'settled' | 'declined' | 'unknown';
  onClose: () => void;
  children: ReactNode;
}

/** For stories: the dialog in which the site shows a payment result. */
export const StoryResult = ({ state, onClose, children }: StoryResultProps) => {
  const { t } = useTexts('billing');
  return (
    <AnnouncerProvider>
      <Dialog open size="sm" onClose={onClose} title={t(`result.${state}`)}>
        {children}
      </Dialog>
    </AnnouncerProvider>
  );
};
