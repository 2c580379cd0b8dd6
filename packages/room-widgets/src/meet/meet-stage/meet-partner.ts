import type { MeetStage } from '@footlight/contract';

export type MeetStageName = Exclude<MeetStage, 'idle'>;

export interface MeetPartner {
  name: string;
  /** The user has accepted the proposal. */
  hasAccepted: boolean;
  /** Tokens per minute; null if it is free. */
  price: number | null;
  /** What a date costs its viewer besides the price; null for others, and until it is known. */
  terms: {
    /** Tokens in total that the viewer pays at least if they end it. */
    minimum: number;
    /** Tokens of it that are a tip when the date starts. */
    preTip: number;
  } | null;
}
