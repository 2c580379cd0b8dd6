import type { MeetStage } from '@footlight/contract';

export type MeetStageName = Exclude<MeetStage, 'idle'>;

export interface MeetPartner {
  name: string;
  /** The user has accepted the proposal. */
  hasAccepted: boolean;
  /** Tokens per minute; null if it is free. */
  price: number | null;
}
