export {
  AccountForm,
  type AccountFormProps,
  type FormProps,
  type FormValues,
} from './account/account-form/account-form.tsx';
export { AccountFrame, type AccountFrameProps } from './account/account-frame/account-frame.tsx';
export { AccountSection, type AccountSectionProps } from './account/account-frame/account-section.tsx';
export {
  AccountSettingsScreen,
  type AccountSettingsScreenProps,
} from './account/account-settings-screen/account-settings-screen.tsx';
export {
  AccountTokensScreen,
  type AccountTokensScreenProps,
} from './account/account-tokens-screen/account-tokens-screen.tsx';
export { AgreementForm, type AgreementFormProps } from './account/agreement-form/agreement-form.tsx';
export {
  ApplicationState,
  type ApplicationStateProps,
} from './account/application-state/application-state.tsx';
export {
  ApplyForm,
  type ApplyFormProps,
  type ApplyValues,
  type StatedDetails,
} from './account/apply-form/apply-form.tsx';
export { ApplyPitch, type ApplyPitchProps } from './account/apply-pitch/apply-pitch.tsx';
export { AuthScreen, type AuthScreenProps } from './account/auth-screen/auth-screen.tsx';
export { AvatarCrop, type AvatarCropProps } from './account/avatar-crop/avatar-crop.tsx';
export { BlockedPlaces, type BlockedPlacesProps } from './account/blocked-places/blocked-places.tsx';
export { CodeForm, type CodeFormProps } from './account/code-form/code-form.tsx';
export {
  ConfirmEmailScreen,
  type ConfirmEmailScreenProps,
  type ConfirmState,
} from './account/confirm-email-screen/confirm-email-screen.tsx';
export { DataPanel, type DataPanelProps } from './account/data-panel/data-panel.tsx';
export { EmailForm, type EmailFormProps } from './account/email-form/email-form.tsx';
export {
  ForgotPasswordForm,
  type ForgotPasswordFormProps,
} from './account/forgot-password-form/forgot-password-form.tsx';
export { IdentityPanel, type IdentityPanelProps } from './account/identity-panel/identity-panel.tsx';
export {
  LinkForm,
  type LinkFormProps,
  type LinkValues,
} from './account/link-form/link-form.tsx';
export { LinkedPanel, type LinkedPanelProps } from './account/linked-panel/linked-panel.tsx';
export { LoginForm, type LoginFormProps } from './account/login-form/login-form.tsx';
export { MemberMenu, type MemberMenuProps } from './account/member-menu/member-menu.tsx';
export { PasskeyPanel, type PasskeyPanelProps } from './account/passkey-panel/passkey-panel.tsx';
export { PasswordPanel, type PasswordPanelProps } from './account/password-panel/password-panel.tsx';
export {
  ProfileForm,
  type ProfileFormProps,
  type ProfileValues,
} from './account/profile-form/profile-form.tsx';
export { ProofForm, type ProofFormProps } from './account/proof-form/proof-form.tsx';
export { PushPanel, type PushPanelProps, type PushState } from './account/push-panel/push-panel.tsx';
export { RecoveryCodes, type RecoveryCodesProps } from './account/recovery-codes/recovery-codes.tsx';
export type { AcceptedDocument } from './account/register-form/legal-links.tsx';
export type { NewAccountValues } from './account/register-form/new-account-fields.tsx';
export { RegisterForm, type RegisterFormProps } from './account/register-form/register-form.tsx';
export {
  ResetPasswordForm,
  type ResetPasswordFormProps,
} from './account/reset-password-form/reset-password-form.tsx';
export { SessionPanel, type SessionPanelProps } from './account/session-panel/session-panel.tsx';
export { TwoFactorPanel, type TwoFactorPanelProps } from './account/two-factor-panel/two-factor-panel.tsx';
export { TwoFactorSetup, type TwoFactorSetupProps } from './account/two-factor-setup/two-factor-setup.tsx';
export {
  UnsubscribeScreen,
  type UnsubscribeScreenProps,
  type UnsubscribeState,
} from './account/unsubscribe-screen/unsubscribe-screen.tsx';
export { UsernameForm, type UsernameFormProps } from './account/username-form/username-form.tsx';
export { UsernameLine, type UsernameLineProps } from './account/username-line/username-line.tsx';
export { AiChatScreen, type AiChatScreenProps } from './ai/ai-chat-screen/ai-chat-screen.tsx';
export { type AiFilter, AiListScreen, type AiListScreenProps } from './ai/ai-list-screen/ai-list-screen.tsx';
export { PreviewNotice, type PreviewNoticeProps } from './brand/preview-notice/preview-notice.tsx';
export { BrowseScreen, type BrowseScreenProps } from './browse/browse-screen/browse-screen.tsx';
export { FilterPanel, type FilterPanelProps } from './browse/filter-panel/filter-panel.tsx';
export { filterValues } from './browse/filter-panel/filter-search.ts';
export { ListExtras, type ListExtrasProps } from './browse/list-extras/list-extras.tsx';
export { MoreRooms, type MoreRoomsProps } from './browse/more-rooms/more-rooms.tsx';
export { MostLikedScreen, type MostLikedScreenProps } from './browse/most-liked-screen/most-liked-screen.tsx';
export { NotFoundScreen, type NotFoundScreenProps } from './browse/not-found-screen/not-found-screen.tsx';
export {
  PersonalListLogin,
  type PersonalListLoginProps,
} from './browse/personal-list-login/personal-list-login.tsx';
export { QuickFilters, type QuickFiltersProps } from './browse/quick-filters/quick-filters.tsx';
export { Ranking, type RankingProps } from './browse/ranking/ranking.tsx';
export { BioScreen, type BioScreenProps } from './content/bio-screen/bio-screen.tsx';
export {
  FaqArticleScreen,
  type FaqArticleScreenProps,
} from './content/faq-article-screen/faq-article-screen.tsx';
export { FaqScreen, type FaqScreenProps } from './content/faq-screen/faq-screen.tsx';
export type { FeedActionsProps } from './content/feed-screen/feed-actions.tsx';
export { FeedScreen, type FeedScreenProps } from './content/feed-screen/feed-screen.tsx';
export { FeedStage } from './content/feed-screen/feed-stage.tsx';
export {
  FreeVideoScreen,
  type FreeVideoScreenProps,
} from './content/free-video-screen/free-video-screen.tsx';
export {
  FreeVideoSearch,
  type FreeVideoSearchProps,
} from './content/free-video-search/free-video-search.tsx';
export { FreeVideoTags, type FreeVideoTagsProps } from './content/free-video-tags/free-video-tags.tsx';
export { NoFreeVideos, type NoFreeVideosProps } from './content/no-free-videos/no-free-videos.tsx';
export { type ListedPerson, PersonList, type PersonListProps } from './content/person-list/person-list.tsx';
export { PressScreen, type PressScreenProps } from './content/press-screen/press-screen.tsx';
export {
  RatingModelScreen,
  type RatingModelScreenProps,
} from './content/rating-model-screen/rating-model-screen.tsx';
export { RatingsScreen, type RatingsScreenProps } from './content/ratings-screen/ratings-screen.tsx';
export { RedirScreen, type RedirScreenProps } from './content/redir-screen/redir-screen.tsx';
export {
  type SupportContact,
  SupportScreen,
  type SupportScreenProps,
} from './content/support-screen/support-screen.tsx';
export { FanClubScreen, type FanClubScreenProps } from './fan-clubs/fan-club-screen/fan-club-screen.tsx';
export { FanClubsScreen, type FanClubsScreenProps } from './fan-clubs/fan-clubs-screen/fan-clubs-screen.tsx';
export { HomeFront, type HomeFrontProps } from './home/home-front/home-front.tsx';
export {
  type HomeLayout,
  HomeLayoutPicker,
  type HomeLayoutPickerProps,
} from './home/home-layout-picker/home-layout-picker.tsx';
export { HomeSections, type HomeSectionsProps } from './home/home-sections/home-sections.tsx';
export { HomeWizard, type HomeWizardProps } from './home/home-wizard/home-wizard.tsx';
export {
  AcceptTermsDialog,
  type AcceptTermsDialogProps,
} from './legal/accept-terms-dialog/accept-terms-dialog.tsx';
export {
  type ConsentChoice,
  ConsentChoices,
  type ConsentChoicesProps,
} from './legal/consent-choices/consent-choices.tsx';
export { ConsentNotice, type ConsentNoticeProps } from './legal/consent-notice/consent-notice.tsx';
export {
  type Consent,
  type ConsentPurpose,
  useConsentText,
} from './legal/consent-notice/use-consent-text.ts';
export {
  type LegalDocumentLink,
  LegalScreen,
  type LegalScreenProps,
} from './legal/legal-screen/legal-screen.tsx';
export { LegalText, type LegalTextProps } from './legal/legal-text/legal-text.tsx';
export { type CommonTraits, commonOf } from './lib/common-of.ts';
export { ContentFrame, type ContentFrameProps } from './lib/content-frame.tsx';
export { ListNav, type ListNavProps } from './lib/list-nav.tsx';
export { LiveNowLink } from './lib/live-now-link.tsx';
export { RoomCard, type RoomCardProps } from './lib/room-card.tsx';
export { accountLocales } from './locales/account/index.ts';
export { aiLocales } from './locales/ai/index.ts';
export { applicationLocales } from './locales/applications/index.ts';
export { brandLocales } from './locales/brand/index.ts';
export { browseLocales } from './locales/browse/index.ts';
export { consentLocales } from './locales/consent/index.ts';
export { contentLocales } from './locales/content/index.ts';
export { fanClubLocales } from './locales/fan-clubs/index.ts';
export { faqLocales } from './locales/faq/index.ts';
export { homeLocales } from './locales/home/index.ts';
export { legalLocales } from './locales/legal/index.ts';
export { listsLocales } from './locales/lists/index.ts';
export { mediaLocales } from './locales/media/index.ts';
export { memberLocales } from './locales/member/index.ts';
export { passwordLocales } from './locales/password/index.ts';
export { pwaLocales } from './locales/pwa/index.ts';
export { searchLocales } from './locales/search/index.ts';
export { securityLocales } from './locales/security/index.ts';
export { settingsLocales } from './locales/settings/index.ts';
export { supportLocales } from './locales/support/index.ts';
export { versusLocales } from './locales/versus/index.ts';
export { BuyAllMedia, type BuyAllMediaProps } from './media/buy-all-media/buy-all-media.tsx';
export { MediaGrid, type MediaGridProps } from './media/media-grid/media-grid.tsx';
export { MediaItemScreen, type MediaItemScreenProps } from './media/media-item-screen/media-item-screen.tsx';
export { MediaListScreen, type MediaListScreenProps } from './media/media-list-screen/media-list-screen.tsx';
export { MediaLock, type MediaLockProps } from './media/media-lock/media-lock.tsx';
export { type MediaName, MediaNames, type MediaNamesProps } from './media/media-names/media-names.tsx';
export { MediaStrip, type MediaStripProps } from './media/media-strip/media-strip.tsx';
export { type MediaTerms, MediaTools, type MediaToolsProps } from './media/media-tools/media-tools.tsx';
export { MediaVideo, type MediaVideoProps, type Sprite } from './media/media-video/media-video.tsx';
export { NoOwnMedia, type NoOwnMediaProps } from './media/no-own-media/no-own-media.tsx';
export { readSearch, type SearchAsked, searchAddress } from './search/search-screen/search-address.ts';
export { SearchScreen, type SearchScreenProps } from './search/search-screen/search-screen.tsx';
export { SearchSuggest, type SearchSuggestProps } from './search/search-suggest/search-suggest.tsx';
export { TagTile, type TagTileProps } from './search/tag-tile/tag-tile.tsx';
export {
  TAG_SORTS,
  type TagSort,
  TagsScreen,
  type TagsScreenProps,
} from './search/tags-screen/tags-screen.tsx';
export { InviteToast, type InviteToastProps } from './versus/invite-toast/invite-toast.tsx';
export { VersusBar, type VersusBarProps } from './versus/versus-bar/versus-bar.tsx';
export { VersusDuel, type VersusDuelProps, type VersusTips } from './versus/versus-duel/versus-duel.tsx';
export { VersusMatches, type VersusMatchesProps } from './versus/versus-matches/versus-matches.tsx';
export { type VersusDraft, VersusPanel, type VersusPanelProps } from './versus/versus-panel/versus-panel.tsx';
export { VersusScreen, type VersusScreenProps } from './versus/versus-screen/versus-screen.tsx';
export {
  VersusTournamentScreen,
  type VersusTournamentScreenProps,
} from './versus/versus-tournament-screen/versus-tournament-screen.tsx';
