import type { PayoutState } from '@footlight/contract';
import type { BadgeTone } from '@footlight/ui';

export const payoutTones: Record<PayoutState, BadgeTone> = {
  requested: 'info',
  approved: 'primary',
  rejected: 'danger',
  paid: 'success',
};
