import type { BroadcasterSettings as Settings } from '@footlight/contract';
import type { Draft } from '../../lib/draft.ts';

export type BroadcasterDraft = Draft<Settings>;
