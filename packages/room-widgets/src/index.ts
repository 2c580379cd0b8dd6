export type { ConfigDraft } from './app-manager/app-fields.ts';
export { type AppDrafts, AppManager, type AppManagerProps } from './app-manager/app-manager.tsx';
export { AppGrid } from './app-panel/app-grid.tsx';
export { AppPanel, type AppPanelProps } from './app-panel/app-panel.tsx';
export {
  BroadcastMode,
  type BroadcastModeName,
  type BroadcastModeProps,
} from './broadcast-mode/broadcast-mode.tsx';
export type { TicketDraft, TicketOffer } from './broadcast-mode/ticket-form.tsx';
export { CamRequest, type CamRequestProps } from './cam-request/cam-request.tsx';
export {
  CamShare,
  type CamShareEnd,
  type CamShareProblem,
  type CamShareProps,
  type CamShareState,
} from './cam-share/cam-share.tsx';
export { Chat, type ChatProps } from './chat/chat.tsx';
export type { ChatLine, ChatLog, ChatLogSnapshot } from './chat/chat-log.ts';
export type { ChatLook } from './chat/chat-look.ts';
export type { ChatPeople, ChatPerson } from './chat/chat-menu.tsx';
export type { HighlightedMessage } from './chat/highlighted-line.tsx';
export { type PersonAction, PersonMenu, type PersonMenuProps } from './chat/person-menu.tsx';
export {
  ChatSettings,
  type ChatSettingsProps,
  type ChatSettingsValue,
} from './chat-settings/chat-settings.tsx';
export {
  ConnectionNotice,
  type ConnectionNoticeProps,
  type RoomConnection,
} from './connection-notice/connection-notice.tsx';
export { Conversation, type ConversationProps } from './conversation/conversation.tsx';
export type { ConversationEntry } from './conversation/conversation-entry.ts';
export { DiscountForm, type DiscountFormProps, type DiscountWish } from './discount-form/discount-form.tsx';
export { EasterEgg, type EasterEggProps } from './easter-egg/easter-egg.tsx';
export {
  FanClubAnnouncement,
  type FanClubAnnouncementProps,
} from './fan-club-announcement/fan-club-announcement.tsx';
export {
  type FanClubDraft,
  FanClubSettings,
  type FanClubSettingsProps,
  type FanClubTerms,
} from './fan-club-settings/fan-club-settings.tsx';
export {
  FanMessage,
  type FanMessageDraft,
  type FanMessageProps,
} from './fan-message/fan-message.tsx';
export {
  type FanPostDraft,
  FanPostForm,
  type FanPostFormProps,
} from './fan-post-form/fan-post-form.tsx';
export { FewTokens, type FewTokensProps } from './few-tokens/few-tokens.tsx';
export { FloatingPlayer, type FloatingPlayerProps } from './floating-player/floating-player.tsx';
export { FollowButton, type FollowButtonProps } from './follow-button/follow-button.tsx';
export { FriendButton, type FriendButtonProps } from './friend-button/friend-button.tsx';
export { FriendList, type FriendListProps } from './friend-list/friend-list.tsx';
export { GoldenTicket, type GoldenTicketProps } from './golden-ticket/golden-ticket.tsx';
export { KingOfTheHill, type KingOfTheHillProps } from './king-of-the-hill/king-of-the-hill.tsx';
export type { Draft, FieldProblems } from './lib/draft.ts';
export type { FanFormProps } from './lib/fan-form.tsx';
export type { SaveState, SettingsProps } from './lib/settings-form.tsx';
export { type CountStore, LiveCount, type LiveCountProps } from './live-count/live-count.tsx';
export { appLocales } from './locales/apps/index.ts';
export { camLocales } from './locales/cam/index.ts';
export { roomLocales } from './locales/index.ts';
export { peopleLocales } from './locales/people/index.ts';
export { stageLocales } from './locales/stage/index.ts';
export { streamerLocales } from './locales/streamer/index.ts';
export { toyLocales } from './locales/toy/index.ts';
export { MessageList, type MessageListProps } from './message-list/message-list.tsx';
export { NoteEditor, type NoteEditorProps } from './note-editor/note-editor.tsx';
export { Outcome, type OutcomeProps } from './outcome/outcome.tsx';
export {
  PrivateRequest,
  type PrivateRequestProps,
  type PrivateTerms,
  type PrivateWish,
} from './private-request/private-request.tsx';
export { RatingPrompt, type RatingPromptProps } from './rating-prompt/rating-prompt.tsx';
export { RatingReminder, type RatingReminderProps } from './rating-prompt/rating-reminder.tsx';
export { Rocketman, type RocketmanProps } from './rocketman/rocketman.tsx';
export { RoomHeader, type RoomHeaderProps } from './room-header/room-header.tsx';
export type { PasswordProblem } from './room-status-overlay/password-form.tsx';
export {
  RoomStatusOverlay,
  type RoomStatusOverlayProps,
} from './room-status-overlay/room-status-overlay.tsx';
export type { RoomStatusAction, StatusOffers } from './room-status-overlay/status-screens.ts';
export { RoomSubject, type RoomSubjectProps } from './room-subject/room-subject.tsx';
export { ScratchOff, type ScratchOffProps } from './scratch-off/scratch-off.tsx';
export { ShowBar, type ShowBarProps } from './show-bar/show-bar.tsx';
export { ShowEnd, type ShowEndProps } from './show-end/show-end.tsx';
export { ShowEnded, type ShowEndedProps } from './show-ended/show-ended.tsx';
export { ShowOffer, type ShowOfferProps } from './show-offer/show-offer.tsx';
export { ShowRequest, type ShowRequestProps } from './show-request/show-request.tsx';
export { ShowStop, type ShowStopProps } from './show-stop/show-stop.tsx';
export { Sodastar, type SodastarProps } from './sodastar/sodastar.tsx';
export { SpinWheel, type SpinWheelProps } from './spin-wheel/spin-wheel.tsx';
export { SpyConfirm, type SpyConfirmProps } from './spy-confirm/spy-confirm.tsx';
export {
  StreamerPanel,
  type StreamerPanelProps,
  type StreamerPart,
} from './streamer-panel/streamer-panel.tsx';
export {
  type StreamerDraft,
  StreamerSettings,
  type StreamerSettingsProps,
} from './streamer-settings/streamer-settings.tsx';
export { TicketShow, type TicketShowProps } from './ticket-show/ticket-show.tsx';
export { TipGoal, type TipGoalProps } from './tip-goal/tip-goal.tsx';
export { TipMenu, type TipMenuProps } from './tip-menu/tip-menu.tsx';
export { TipOptions, type TipOptionsProps } from './tip-options/tip-options.tsx';
export { TipConfirm } from './tip-panel/tip-confirm.tsx';
export {
  emptyTipDraft,
  type TipBlockedReason,
  type TipDraft,
  TipPanel,
  type TipPanelProps,
} from './tip-panel/tip-panel.tsx';
export { TipRefused, type TipRefusedProps, type TipRefusedReason } from './tip-refused/tip-refused.tsx';
export type { SplitWish } from './tip-split/split-form.tsx';
export { TipSplit, type TipSplitProps } from './tip-split/tip-split.tsx';
export { ToyPanel, type ToyPanelProps, type ToyPanelTurn } from './toy-panel/toy-panel.tsx';
export { type SetupToy, ToySetup, type ToySetupProps } from './toy-setup/toy-setup.tsx';
export { UserList, type UserListProps, type UserListSort } from './user-list/user-list.tsx';
export type {
  PlayerEngine,
  PlayerEngineEvents,
  PlayerEngineHandle,
  PlayerLevel,
  PlayerSource,
  PlayerState,
} from './video-player/player-engine.ts';
export { createPlayerMedia, type PlayerMedia } from './video-player/player-media.ts';
export type { SoundChoice } from './video-player/use-sound.ts';
export { VideoPlayer, type VideoPlayerProps } from './video-player/video-player.tsx';
