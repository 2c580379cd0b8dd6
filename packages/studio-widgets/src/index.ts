export {
  ActDialog,
  type ActDialogProps,
  type ActInput,
  type ActSpec,
} from './admin/act-dialog/act-dialog.tsx';
export {
  ApplicationsScreen,
  type ApplicationsScreenProps,
} from './admin/applications-screen/applications-screen.tsx';
export { type AuditFilter, AuditScreen, type AuditScreenProps } from './admin/audit-screen/audit-screen.tsx';
export { DelayedInput, type DelayedInputProps } from './admin/delayed-input/delayed-input.tsx';
export { JobsScreen, type JobsScreenProps } from './admin/jobs-screen/jobs-screen.tsx';
export type { NewKey } from './admin/keys-screen/key-form.tsx';
export { KeysScreen, type KeysScreenProps } from './admin/keys-screen/keys-screen.tsx';
export { MoneyScreen, type MoneyScreenProps } from './admin/money-screen/money-screen.tsx';
export { OfficeCommands, type OfficeCommandsProps } from './admin/office-commands/office-commands.tsx';
export {
  OfficeCommandsButton,
  type OfficeCommandsButtonProps,
} from './admin/office-commands/office-commands-button.tsx';
export { OfficeList, type OfficeListProps } from './admin/office-list/office-list.tsx';
export { OfficeTable, type OfficeTableProps } from './admin/office-table/office-table.tsx';
export { OverviewScreen, type OverviewScreenProps } from './admin/overview-screen/overview-screen.tsx';
export { type UserAct, UserScreen, type UserScreenProps } from './admin/user-screen/user-screen.tsx';
export { type UserFilter, UsersScreen, type UsersScreenProps } from './admin/users-screen/users-screen.tsx';
export { type BannerDraft, type BannerProblems, toBanners } from './brand/banner-panel/banner-draft.ts';
export { BannerPanel, type BannerPanelProps } from './brand/banner-panel/banner-panel.tsx';
export { BrandStudio } from './brand/brand-studio/brand-studio.tsx';
export type { BrandStudioProps, StudioAction } from './brand/brand-studio/brand-studio-props.ts';
export {
  type KnownField,
  type StudioChange,
  type StudioConfig,
  textAt,
  toStudioConfig,
  withValue,
} from './brand/brand-studio/config/studio-config.ts';
export type { Uploads } from './brand/brand-studio/design/field-editing.ts';
export type { PreviewPage } from './brand/brand-studio/preview/studio-preview.tsx';
export type { SavingState } from './brand/brand-studio/saving-line.tsx';
export { DomainProof, type DomainProofProps } from './brand/domain-proof/domain-proof.tsx';
export {
  type LegalDraft,
  LegalPanel,
  type LegalPanelProps,
  type LegalProblem,
} from './brand/legal-panel/legal-panel.tsx';
export { PreviewParts, type PreviewPartsProps } from './brand/preview-parts/preview-parts.tsx';
export { PreviewSite, type PreviewSiteProps } from './brand/preview-site/preview-site.tsx';
export type { NewSite } from './brand/sites-screen/site-form.tsx';
export { SitesScreen, type SitesScreenProps } from './brand/sites-screen/sites-screen.tsx';
export { DayBars, type DayBarsProps } from './earnings/day-bars/day-bars.tsx';
export {
  EarningsScreen,
  type EarningsScreenProps,
} from './earnings/earnings-screen/earnings-screen.tsx';
export type { ListState } from './lib/list-state.ts';
export type { SavedFile } from './lib/saved-file.ts';
export type { TableView } from './lib/table-view.ts';
export { adminLocales } from './locales/admin/index.ts';
export { domainsLocales } from './locales/domains/index.ts';
export { earningsLocales } from './locales/earnings/index.ts';
export { libraryLocales } from './locales/library/index.ts';
export { scheduleLocales } from './locales/schedule/index.ts';
export { studioLocales } from './locales/studio/index.ts';
export { LibraryScreen, type LibraryScreenProps } from './media/library-screen/library-screen.tsx';
export type { LibraryItemTerms } from './media/library-screen/library-terms.tsx';
export type { SendingFile } from './media/library-screen/upload-progress.tsx';
export { Payouts, type PayoutsProps } from './payouts/payouts/payouts.tsx';
export type { PayoutAct } from './payouts/payouts-screen/payout-columns.tsx';
export { PayoutsScreen, type PayoutsScreenProps } from './payouts/payouts-screen/payouts-screen.tsx';
export {
  type ReportState,
  ReportsScreen,
  type ReportsScreenProps,
} from './reports/reports-screen/reports-screen.tsx';
export { ScheduleList, type ScheduleListProps } from './schedule/schedule-list/schedule-list.tsx';
export { ScheduleScreen, type ScheduleScreenProps } from './schedule/schedule-screen/schedule-screen.tsx';
