export { Chat, type ChatProps } from './chat/chat.tsx';
export type { ChatLine, ChatLog, ChatLogSnapshot } from './chat/chat-log.ts';
export {
  ConnectionNotice,
  type ConnectionNoticeProps,
  type RoomConnection,
} from './connection-notice/connection-notice.tsx';
export { type CountStore, LiveCount, type LiveCountProps } from './live-count/live-count.tsx';
export { roomLocales } from './locales/index.ts';
export {
  PrivateRequest,
  type PrivateRequestProps,
  type PrivateTerms,
  type PrivateWish,
} from './private-request/private-request.tsx';
export { RoomHeader, type RoomHeaderProps } from './room-header/room-header.tsx';
export {
  type RoomStatusAction,
  RoomStatusOverlay,
  type RoomStatusOverlayProps,
} from './room-status-overlay/room-status-overlay.tsx';
export { RoomSubject, type RoomSubjectProps } from './room-subject/room-subject.tsx';
export { ShowBar, type ShowBarProps } from './show-bar/show-bar.tsx';
export { ShowEnd, type ShowEndProps } from './show-end/show-end.tsx';
export { ShowEnded, type ShowEndedProps } from './show-ended/show-ended.tsx';
export { ShowOffer, type ShowOfferProps } from './show-offer/show-offer.tsx';
export { SpyConfirm, type SpyConfirmProps } from './spy-confirm/spy-confirm.tsx';
export { TicketShow, type TicketShowProps } from './ticket-show/ticket-show.tsx';
export {
  emptyTipDraft,
  type TipBlockedReason,
  type TipDraft,
  TipPanel,
  type TipPanelProps,
} from './tip-panel/tip-panel.tsx';
export { UserList, type UserListProps, type UserListSort } from './user-list/user-list.tsx';
export type {
  PlayerEngine,
  PlayerEngineEvents,
  PlayerEngineHandle,
  PlayerLevel,
  PlayerSource,
  PlayerState,
} from './video-player/player-engine.ts';
export type { SoundChoice } from './video-player/use-sound.ts';
export { VideoPlayer, type VideoPlayerProps } from './video-player/video-player.tsx';
