import type { StreamerSettings as Settings } from '@footlight/contract';
import type { Draft } from '../../lib/draft.ts';

export type StreamerDraft = Draft<Settings>;
