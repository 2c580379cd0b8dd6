import type { ChatStatus } from '@footlight/contract';
import type { ModelCardStatus } from '@footlight/ui';

/** `reconnecting` and `online_ai` fall through to online, as in the room (spec 2 §4). */
export const cardStatus = (status: ChatStatus): ModelCardStatus =>
  status === 'reconnecting' || status === 'online_ai' ? 'online' : status;
