export { AirMode, type AirModeProps } from './broadcaster/air-mode/air-mode.tsx';
export {
  BroadcastMode,
  type BroadcastModeName,
  type BroadcastModeProps,
} from './broadcaster/broadcast-mode/broadcast-mode.tsx';
export type { TicketDraft, TicketOffer } from './broadcaster/broadcast-mode/ticket-form.tsx';
export {
  BroadcasterPanel,
  type BroadcasterPanelPart,
  type BroadcasterPanelProps,
  type BroadcasterPart,
} from './broadcaster/broadcaster-panel/broadcaster-panel.tsx';
export type { BroadcasterDraft } from './broadcaster/broadcaster-settings/broadcaster-draft.ts';
export { type BroadcasterGroup, groupOf } from './broadcaster/broadcaster-settings/broadcaster-groups.ts';
export {
  BroadcasterSettings,
  type BroadcasterSettingsProps,
} from './broadcaster/broadcaster-settings/broadcaster-settings.tsx';
export { CamPassword, type CamPasswordProps } from './broadcaster/cam-password/cam-password.tsx';
export {
  PanelEntries,
  type PanelEntriesProps,
  type PanelEntry,
} from './broadcaster/panel-entries/panel-entries.tsx';
export { RoomSetup, type RoomSetupDraft, type RoomSetupProps } from './broadcaster/room-setup/room-setup.tsx';
export { CamPanel, type CamPanelProps } from './cams/cam-panel/cam-panel.tsx';
export { CamRequest, type CamRequestProps } from './cams/cam-request/cam-request.tsx';
export { CamShare, type CamShareProps } from './cams/cam-share/cam-share.tsx';
export type { CamShareEnd, CamShareProblem, CamShareState } from './cams/cam-share/cam-share-state.ts';
export { Chat, type ChatProps } from './chat/chat/chat.tsx';
export type { ChatLine, ChatLog, ChatLogSnapshot } from './chat/chat/chat-log.ts';
export type { ChatLook } from './chat/chat/chat-look.ts';
export type { ChatPeople } from './chat/chat/chat-menu.tsx';
export type { ChatPerson } from './chat/chat/chat-person.ts';
export type { HighlightedMessage } from './chat/chat/highlighted-line.tsx';
export { type PersonAction, PersonMenu, type PersonMenuProps } from './chat/chat/person-menu.tsx';
export {
  ChatSettings,
  type ChatSettingsProps,
  type ChatSettingsValue,
} from './chat/chat-settings/chat-settings.tsx';
export {
  ConnectionNotice,
  type ConnectionNoticeProps,
  type RoomConnection,
} from './chat/connection-notice/connection-notice.tsx';
export { ModerationDialog, type ModerationDialogProps } from './chat/moderation-dialog/moderation-dialog.tsx';
export {
  FanClubAnnouncement,
  type FanClubAnnouncementProps,
} from './fan-clubs/fan-club-announcement/fan-club-announcement.tsx';
export {
  type FanClubDraft,
  FanClubSettings,
  type FanClubSettingsProps,
  type FanClubTerms,
} from './fan-clubs/fan-club-settings/fan-club-settings.tsx';
export {
  FanMessage,
  type FanMessageDraft,
  type FanMessageProps,
} from './fan-clubs/fan-message/fan-message.tsx';
export {
  type FanPostDraft,
  FanPostForm,
  type FanPostFormProps,
} from './fan-clubs/fan-post-form/fan-post-form.tsx';
export type { Draft, FieldProblems } from './lib/draft.ts';
export type { FanFormProps } from './lib/fan-form.tsx';
export type { SaveState, SettingsProps } from './lib/settings-form.tsx';
export { CameraStage, type CameraStageProps } from './live/camera-stage/camera-stage.tsx';
export { type CameraDevice, type CameraStep, isCameraOnAir } from './live/camera-stage/camera-step.ts';
export { Cockpit, type CockpitProps } from './live/cockpit/cockpit.tsx';
export { EncoderPanel, type EncoderPanelProps } from './live/encoder-panel/encoder-panel.tsx';
export { LeaveDialog, type LeaveDialogProps } from './live/leave-dialog/leave-dialog.tsx';
export { LevelMeter, type LevelMeterProps } from './live/level-meter/level-meter.tsx';
export { LiveStrip, type LiveStripProps } from './live/live-strip/live-strip.tsx';
export {
  type Brightness,
  type Check,
  checksOf,
  type Hearing,
  type Signs,
} from './live/stream-checks/checks.ts';
export { StreamChecks, type StreamChecksProps } from './live/stream-checks/stream-checks.tsx';
export type { IngestHealth } from './live/stream-checks/stream-health.tsx';
export { broadcasterLocales } from './locales/broadcaster/index.ts';
export { camsLocales } from './locales/cams/index.ts';
export { roomLocales } from './locales/index.ts';
export { liveLocales } from './locales/live/index.ts';
export { meetLocales } from './locales/meet/index.ts';
export { playerLocales } from './locales/player/index.ts';
export { reportsLocales } from './locales/reports/index.ts';
export { roomAppLocales } from './locales/room-apps/index.ts';
export { roomMoreLocales } from './locales/room-more/index.ts';
export { socialLocales } from './locales/social/index.ts';
export { toysLocales } from './locales/toys/index.ts';
export { vrLocales } from './locales/vr/index.ts';
export { watchTogetherLocales } from './locales/watch-together/index.ts';
export { MeetConsent, type MeetConsentProps } from './meet/meet-consent/meet-consent.tsx';
export { MeetScreen, type MeetScreenProps } from './meet/meet-screen/meet-screen.tsx';
export type { MeetActions } from './meet/meet-stage/meet-controls.tsx';
export type { MeetPartner, MeetStageName } from './meet/meet-stage/meet-partner.ts';
export { MeetStage, type MeetStageProps } from './meet/meet-stage/meet-stage.tsx';
export { MeetStart, type MeetStartProps } from './meet/meet-start/meet-start.tsx';
export { FloatingPlayer, type FloatingPlayerProps } from './player/floating-player/floating-player.tsx';
export type {
  PlayerEngine,
  PlayerEngineEvents,
  PlayerEngineHandle,
  PlayerLevel,
  PlayerSource,
  PlayerState,
} from './player/video-player/player-engine.ts';
export { createPlayerMedia, type PlayerMedia } from './player/video-player/player-media.ts';
export type { Theatre } from './player/video-player/use-screen-modes.ts';
export type { SoundChoice } from './player/video-player/use-sound.ts';
export { VideoPlayer, type VideoPlayerProps } from './player/video-player/video-player.tsx';
export { ReportForm, type ReportFormProps } from './reports/report-form/report-form.tsx';
export { type CountStore, LiveCount, type LiveCountProps } from './room/live-count/live-count.tsx';
export { RoomAbout, type RoomAboutProps } from './room/room-about/room-about.tsx';
export { RoomHeader, type RoomHeaderProps } from './room/room-header/room-header.tsx';
export { RoomMore, type RoomMoreProps } from './room/room-more/room-more.tsx';
export { RoomScreen, type RoomScreenProps } from './room/room-screen/room-screen.tsx';
export type { PasswordProblem } from './room/room-status-overlay/password-form.tsx';
export {
  RoomStatusOverlay,
  type RoomStatusOverlayProps,
} from './room/room-status-overlay/room-status-overlay.tsx';
export type { RoomStatusAction, StatusOffers } from './room/room-status-overlay/status-screens.ts';
export { RoomSubject, type RoomSubjectProps } from './room/room-subject/room-subject.tsx';
export { RoomTags, type RoomTagsProps } from './room/room-tags/room-tags.tsx';
export { SampleRoom, type SampleRoomProps } from './room/sample-room/sample-room.tsx';
export { UserList, type UserListProps, type UserListSort } from './room/user-list/user-list.tsx';
export type { ConfigDraft } from './room-apps/app-manager/app-fields.ts';
export { type AppDrafts, AppManager, type AppManagerProps } from './room-apps/app-manager/app-manager.tsx';
export { AppGrid } from './room-apps/app-panel/app-grid.tsx';
export { AppPanel, type AppPanelProps } from './room-apps/app-panel/app-panel.tsx';
export { EasterEgg, type EasterEggProps } from './room-apps/easter-egg/easter-egg.tsx';
export { type GoalDraft, GoalForm, type GoalFormProps } from './room-apps/goal-form/goal-form.tsx';
export { GoldenTicket, type GoldenTicketProps } from './room-apps/golden-ticket/golden-ticket.tsx';
export { KingOfTheHill, type KingOfTheHillProps } from './room-apps/king-of-the-hill/king-of-the-hill.tsx';
export { Outcome, type OutcomeProps } from './room-apps/outcome/outcome.tsx';
export { Rocketman, type RocketmanProps } from './room-apps/rocketman/rocketman.tsx';
export { ScratchOff, type ScratchOffProps } from './room-apps/scratch-off/scratch-off.tsx';
export { Sodastar, type SodastarProps } from './room-apps/sodastar/sodastar.tsx';
export { SpinWheel, type SpinWheelProps } from './room-apps/spin-wheel/spin-wheel.tsx';
export { TipGoal, type TipGoalProps } from './room-apps/tip-goal/tip-goal.tsx';
export { TipMenu, type TipMenuProps } from './room-apps/tip-menu/tip-menu.tsx';
export { TipOptions, type TipOptionsProps } from './room-apps/tip-options/tip-options.tsx';
export type { SplitWish } from './room-apps/tip-split/split-form.tsx';
export { TipSplit, type TipSplitProps } from './room-apps/tip-split/tip-split.tsx';
export {
  DiscountForm,
  type DiscountFormProps,
  type DiscountWish,
} from './shows/discount-form/discount-form.tsx';
export {
  type PrivateAnswer,
  PrivateAnswered,
  type PrivateAnsweredProps,
} from './shows/private-answered/private-answered.tsx';
export {
  PrivateRequest,
  type PrivateRequestProps,
  type PrivateTerms,
  type PrivateWish,
} from './shows/private-request/private-request.tsx';
export { RatingPrompt, type RatingPromptProps } from './shows/rating-prompt/rating-prompt.tsx';
export { RatingReminder, type RatingReminderProps } from './shows/rating-prompt/rating-reminder.tsx';
export { ShowBar, type ShowBarProps } from './shows/show-bar/show-bar.tsx';
export { ShowEnd, type ShowEndProps } from './shows/show-end/show-end.tsx';
export { ShowEnded, type ShowEndedProps } from './shows/show-ended/show-ended.tsx';
export { ShowOffer, type ShowOfferProps } from './shows/show-offer/show-offer.tsx';
export { ShowRequest, type ShowRequestProps } from './shows/show-request/show-request.tsx';
export { ShowStop, type ShowStopProps } from './shows/show-stop/show-stop.tsx';
export { SpyConfirm, type SpyConfirmProps } from './shows/spy-confirm/spy-confirm.tsx';
export { TicketShow, type TicketShowProps } from './shows/ticket-show/ticket-show.tsx';
export { Conversation, type ConversationProps } from './social/conversation/conversation.tsx';
export type { ConversationEntry } from './social/conversation/conversation-entry.ts';
export { FollowButton, type FollowButtonProps } from './social/follow-button/follow-button.tsx';
export { FriendButton, type FriendButtonProps } from './social/friend-button/friend-button.tsx';
export { FriendList, type FriendListProps } from './social/friend-list/friend-list.tsx';
export { MessageList, type MessageListProps } from './social/message-list/message-list.tsx';
export { MessageToast, type MessageToastProps } from './social/message-toast/message-toast.tsx';
export { MessagesScreen, type MessagesScreenProps } from './social/messages-screen/messages-screen.tsx';
export { MissingTalk, type MissingTalkProps } from './social/missing-talk/missing-talk.tsx';
export { NoteEditor, type NoteEditorProps } from './social/note-editor/note-editor.tsx';
export { PeoplePanel, type PeoplePanelProps, type PeopleView } from './social/people-panel/people-panel.tsx';
export { PeopleSettings, type PeopleSettingsProps } from './social/people-settings/people-settings.tsx';
export { type Fan, TopFans, type TopFansProps } from './social/top-fans/top-fans.tsx';
export { FewTokens, type FewTokensProps } from './tips/few-tokens/few-tokens.tsx';
export { burstSize, burstTime, TipBurst, type TipBurstProps } from './tips/tip-burst/tip-burst.tsx';
export { type FeedTip, TipFeed, type TipFeedProps } from './tips/tip-feed/tip-feed.tsx';
export type { TipDraft } from './tips/tip-panel/tip-amount.ts';
export { TipConfirm } from './tips/tip-panel/tip-confirm.tsx';
export {
  emptyTipDraft,
  type TipBlockedReason,
  TipPanel,
  type TipPanelProps,
} from './tips/tip-panel/tip-panel.tsx';
export { TipRefused, type TipRefusedProps, type TipRefusedReason } from './tips/tip-refused/tip-refused.tsx';
export { ToyPanel, type ToyPanelProps, type ToyPanelTurn } from './toys/toy-panel/toy-panel.tsx';
export { type SetupToy, ToySetup, type ToySetupProps } from './toys/toy-setup/toy-setup.tsx';
export { NoVr, type NoVrProps } from './vr/no-vr/no-vr.tsx';
export { VrModules, type VrModulesProps } from './vr/vr-modules/vr-modules.tsx';
export { VrOffers, type VrOffersProps } from './vr/vr-offers/vr-offers.tsx';
export { VrSettings, type VrSettingsProps } from './vr/vr-settings/vr-settings.tsx';
export { VrTabs, type VrTabsProps } from './vr/vr-tabs/vr-tabs.tsx';
export { VrTokens, type VrTokensProps } from './vr/vr-tokens/vr-tokens.tsx';
export { AHEAD, type Angles, eyeWindow, FIELD_OF_VIEW } from './vr/vr-view/view-maths.ts';
export type { VrEngine, VrLook, VrScene } from './vr/vr-view/vr-engine.ts';
export { VrView, type VrViewProps } from './vr/vr-view/vr-view.tsx';
export { WatchInvite, type WatchInviteProps } from './watch-together/watch-invite/watch-invite.tsx';
export {
  type WatchChoice,
  WatchPicker,
  type WatchPickerProps,
} from './watch-together/watch-picker/watch-picker.tsx';
export {
  type FollowedState,
  type FollowedVideo,
  type FollowOptions,
  followWatch,
} from './watch-together/watch-player/follow-watch.ts';
export {
  WatchPlayer,
  type WatchPlayerProps,
  type WatchPlayerState,
} from './watch-together/watch-player/watch-player.tsx';
