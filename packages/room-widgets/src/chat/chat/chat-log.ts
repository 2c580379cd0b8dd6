import type { RoomLine } from '@footlight/contract/realtime';

/** A line in the chat: a settled line of the room, an own line being sent or failed, a gap, or the start of a private. */
export type ChatLine =
  | (RoomLine & { readonly state: 'settled' })
  | {
      readonly kind: 'own';
      readonly state: 'sending' | 'failed';
      readonly line_id: string;
      readonly client_id: string;
      readonly username: string;
      readonly message: string;
      readonly at: number;
      /** Why it failed: a text key of the `room` namespace, or the server's text. */
      readonly reason?: string;
    }
  | {
      /** `gap`: lines are missing here. `private`: a private show starts. */
      readonly kind: 'gap' | 'private';
      readonly state: 'settled';
      readonly line_id: string;
      readonly at: number;
    };

export interface ChatLogSnapshot {
  /** At most 200, oldest first. A line object never changes; a changed line is a new object with the same `line_id`. */
  readonly lines: readonly ChatLine[];
  /** Counts the lines appended since the viewer came, so that a reader can tell how many are new. */
  readonly appended: number;
}

/** The chat's lines, outside React. Subscribers are called at most ten times a second. */
export interface ChatLog {
  subscribe(listener: () => void): () => void;
  getSnapshot(): ChatLogSnapshot;
}
