import type { OverlayParams } from '@footlight/contract';
import { storedAtom } from '../storage/stored-atom.ts';

/** The guest overlay's parameters of this visit; kept until the tab closes. */
export const overlayParamsAtom = storedAtom<OverlayParams | null>('guest-overlay', null, 'session', true);
