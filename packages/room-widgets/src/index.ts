export type { ChatLine, ChatLog, ChatLogSnapshot } from './chat/chat-log.ts';
export { roomLocales } from './locales/index.ts';
export type {
  PlayerEngine,
  PlayerEngineEvents,
  PlayerEngineHandle,
  PlayerLevel,
  PlayerSource,
  PlayerState,
} from './player/player-engine.ts';
