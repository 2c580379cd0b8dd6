import type { LibraryItem } from '@footlight/contract';
import type { BadgeTone } from '@footlight/ui';

export const STATE_TONES: Record<LibraryItem['state'], BadgeTone> = {
  empty: 'neutral',
  receiving: 'info',
  uploaded: 'info',
  processing: 'info',
  ready: 'success',
  failed: 'danger',
};
