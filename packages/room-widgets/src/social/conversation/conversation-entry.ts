/** A message in a conversation: delivered, being sent, or refused. */
export interface ConversationEntry {
  /** The sender's own id of it: the same before and after it is placed. */
  key: string;
  /** Its number; null until it is placed. */
  messageId: number | null;
  isOwn: boolean;
  text: string;
  /** Unix time in milliseconds. */
  at: number;
  state: 'sent' | 'sending' | 'failed';
  /** Why it was refused. */
  error?: string;
}
