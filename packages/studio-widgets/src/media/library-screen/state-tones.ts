import type { LibraryItem } from '@footlight/contract';
import type { BadgeTone } from '@footlight/ui';

export const stateTones: Record<LibraryItem['state'], BadgeTone> = {
  empty: 'neutral',
  receiving: 'info',
  uploaded: 'info',
  processing: 'info',
  ready: 'success',
  failed: 'danger',
};
