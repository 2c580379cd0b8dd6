export { Chat, type ChatProps } from './chat/chat.tsx';
export type { ChatLine, ChatLog, ChatLogSnapshot } from './chat/chat-log.ts';
export {
  ConnectionNotice,
  type ConnectionNoticeProps,
  type RoomConnection,
} from './connection-notice/connection-notice.tsx';
export { roomLocales } from './locales/index.ts';
export type {
  PlayerEngine,
  PlayerEngineEvents,
  PlayerEngineHandle,
  PlayerLevel,
  PlayerSource,
  PlayerState,
} from './player/player-engine.ts';
export type { SoundChoice } from './player/use-sound.ts';
export { VideoPlayer, type VideoPlayerProps } from './player/video-player.tsx';
export { RoomSubject, type RoomSubjectProps } from './room-subject/room-subject.tsx';
