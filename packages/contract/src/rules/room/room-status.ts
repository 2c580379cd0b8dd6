export const CHAT_STATUSES = [
  'connected',
  'limited',
  'offline',
  'online',
  'online_ai',
  'private',
  'reconnecting',
  'standby',
] as const;
export type ChatStatus = (typeof CHAT_STATUSES)[number];

export const CHAT_MODES = ['limited', 'private', 'public', 'spy'] as const;
export type ChatMode = (typeof CHAT_MODES)[number];
