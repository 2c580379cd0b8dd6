import type { BrandReport, SiteRevision } from '@footlight/contract';
import type { Language } from '@footlight/ui';
import type { i18n } from 'i18next';
import type { ComponentProps, ReactNode } from 'react';
import type { SavedFile } from '../../lib/saved-file.ts';
import type { KnownField, StudioChange, StudioConfig } from './config/studio-config.ts';
import type { Uploads } from './design/field-editing.ts';
import type { PreviewPage } from './preview/studio-preview.tsx';
import type { SavingState } from './saving-line.tsx';

export type StudioAction = 'publish' | 'revert' | 'discard' | 'share';

export interface BrandStudioProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The sites that this operator may edit. */
  sites: readonly { key: string; name: string }[];
  siteKey: string;
  /** URL of the site, including its port. */
  siteUrl: string;
  /** Path prefix of uploaded files; custom CSS may only use these URLs. */
  assetPrefix: string;
  revision: number;
  live: StudioConfig;
  config: StudioConfig;
  saving: SavingState;
  /** Why the draft could not be saved. Translated. */
  savingError?: ReactNode;
  /** The platform's report on the saved draft. */
  report: BrandReport;
  history: readonly SiteRevision[];
  uploads: Uploads;
  pendingAction: StudioAction | null;
  /** Of the last action. Translated. */
  error: ReactNode;
  /** Success of the last action. Translated. */
  done: string | null;
  /** Whether the dialog is open that asks before publishing. */
  publishOpen: boolean;
  shareLink: { url: string; expiresAt: number } | null;
  /** The first one is shown. */
  previewPages: readonly PreviewPage[];
  /** CSP nonce for the style element of the CSS editor. */
  nonce: string;
  /** What is missing to show the brand at its domain; null for nothing. */
  domain: ReactNode;
  /** The site's banners. */
  banners: ReactNode;
  /** The operator's legal texts. */
  legal: ReactNode;
  /** A page of the site with a draft, in a language. It is drawn in a frame of its own. */
  renderPreview(page: string, config: StudioConfig, language: Language): ReactNode;
  /** All texts of the site in a language. */
  textsIn(language: Language): Promise<i18n>;
  onSiteChange(key: string): void;
  onConfigChange(change: StudioChange): void;
  onUpload(field: KnownField, file: File): void;
  onSaveFile(file: SavedFile): void;
  onPublishOpenChange(open: boolean): void;
  onPublish(): void;
  onRevert(revision: number): void;
  onDiscard(): void;
  onShare(): void;
  onShareClose(): void;
  onSaveAgain(): void;
  onKeepMine(): void;
  onTakeTheirs(): void;
}
