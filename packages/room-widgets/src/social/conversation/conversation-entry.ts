import type { ReactNode } from 'react';
/** A message in a conversation: delivered, being sent, or refused. */
export interface ConversationEntry {
  /** Id that the sender's client made; the same before and after the platform stores the message. */
  key: string;
  /** The platform's number of the message; null until it is stored. */
  messageId: number | null;
  isOwn: boolean;
  text: string;
  /** Unix time in milliseconds. */
  at: number;
  state: 'sent' | 'sending' | 'failed';
  /** Translated: why it was refused. */
  error?: ReactNode;
}
