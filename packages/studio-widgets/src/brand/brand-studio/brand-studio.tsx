import type { BrandReport, BrowseUser, SiteRevision } from '@footlight/contract';
import {
  Alert,
  Button,
  cn,
  isLanguage,
  type Language,
  Link,
  SegmentedControl,
  Select,
  useTexts,
} from '@footlight/ui';
import type { i18n } from 'i18next';
import { Share2, Upload } from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { ChangesPanel } from './changes-panel.tsx';
import { checkBrand, checkCss } from './config/studio-checks.ts';
import {
  changesBetween,
  type KnownField,
  type StudioChange,
  type StudioConfig,
  textAt,
  withValue,
} from './config/studio-config.ts';
import { ContrastPanel } from './contrast/contrast-panel.tsx';
import { CssPanel } from './css/css-panel.tsx';
import { DesignPanel } from './design/design-panel.tsx';
import type { Uploads } from './design/field-editing.ts';
import { HistoryPanel } from './history-panel.tsx';
import { StudioPreview } from './preview/studio-preview.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { SavingLine, type SavingState } from './saving-line.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { otherSections, StudioSections, type StudioTab } from './studio-sections.tsx';

const isOther = (tab: StudioTab): tab is (typeof otherSections)[number] =>
  otherSections.some((one) => one === tab);

export type StudioAction = 'publish' | 'revert' | 'discard' | 'share';

export interface BrandStudioProps {
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
  /** The platform's report on the saved draft. */
  report: BrandReport;
  history: readonly SiteRevision[];
  uploads: Uploads;
  /** The action in progress. */
  busy: StudioAction | null;
  /** Translated error of the last action. */
  error: ReactNode;
  /** Translated success message of the last action. */
  done: string | null;
  isPublishing: boolean;
  shareLink: { url: string; expiresAt: number } | null;
  users: readonly BrowseUser[];
  nonce: string;
  /** What is missing to show the brand at its domain; null for nothing. */
  domain: ReactNode;
  /** The site's banners. */
  banners: ReactNode;
  /** The operator's legal texts. */
  legal: ReactNode;
  textsIn(language: Language): Promise<i18n>;
  onSite(key: string): void;
  onChange(change: StudioChange): void;
  onUpload(field: KnownField, file: File): void;
  onAskPublish(isWanted: boolean): void;
  onPublish(): void;
  onRevert(revision: number): void;
  onDiscard(): void;
  onShare(): void;
  onShareClose(): void;
  onSaveAgain(): void;
  onKeepMine(): void;
  onTakeTheirs(): void;
}

/** Edits, checks, previews, publishes and restores the brand of a site. */
export const BrandStudio = (props: BrandStudioProps) => {
  const { t, language: own } = useTexts('studio');
  const { siteKey, live, config, report, busy } = props;
  const { hostname } = new URL(props.siteUrl);
  const [tab, setTab] = useState<StudioTab>('colors');
  const [textLanguage, setTextLanguage] = useState<Language>(isLanguage(own) ? own : 'en');
  const [view, setView] = useState<'edit' | 'preview'>('edit');
  // Checks are deferred so that typing stays responsive.
  const settled = useDeferredValue(config);
  const checks = useMemo(() => checkBrand(settled), [settled]);
  const cssText = textAt(settled, 'custom.custom_css');
  const css = useMemo(() => checkCss(cssText, props.assetPrefix), [cssText, props.assetPrefix]);
  const changes = useMemo(() => changesBetween(live, config), [live, config]);
  const blockers = useMemo(
    () => [
      ...new Set([
        ...Object.keys(report.problems),
        ...report.findings.filter(({ severity }) => severity === 'refused').map(({ field }) => field),
      ]),
    ],
    [report],
  );
  const repaired = checks.palette.verdicts.filter(({ outcome }) => outcome === 'repaired').length;
  const others: Record<(typeof otherSections)[number], ReactNode> = {
    css: (
      <CssPanel
        value={textAt(config, 'custom.custom_css')}
        report={css.report}
        nonce={props.nonce}
        isUnreadable={report.findings.some(({ code }) => code === 'css.unreadable')}
        onChange={(text) => props.onChange((now) => withValue(now, 'custom.custom_css', text))}
      />
    ),
    contrast: <ContrastPanel palette={checks.palette} />,
    banners: props.banners,
    legal: props.legal,
    changes: (
      <ChangesPanel
        key={siteKey}
        changes={changes}
        config={config}
        fileName={`brand-${siteKey}`}
        isDiscarding={busy === 'discard'}
        onImport={(imported) => props.onChange(() => imported)}
        onDiscard={props.onDiscard}
      />
    ),
    history: (
      <HistoryPanel
        history={props.history}
        revision={props.revision}
        isReverting={busy === 'revert'}
        onRevert={props.onRevert}
      />
    ),
  };
  const contentOf = (section: StudioTab) =>
    isOther(section) ? (
      others[section]
    ) : (
      <DesignPanel
        group={section}
        config={config}
        checks={checks}
        report={report}
        uploads={props.uploads}
        siteUrl={props.siteUrl}
        language={textLanguage}
        onLanguage={setTextLanguage}
        onField={({ path }, value) => props.onChange((now) => withValue(now, path, value))}
        onUpload={props.onUpload}
      />
    );
  const counts: Partial<Record<StudioTab, number>> = {
    css: css.report.refused.length,
    contrast: repaired,
    changes: changes.length,
  };
  return (
    <section
      data-studio="brand-studio"
      className="mx-auto flex w-full max-w-(--breakpoint-page) flex-col gap-4 px-3 py-4 desktop:px-6"
    >
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="heading text-2xl">{t('title')}</h1>
        {props.sites.length > 1 ? (
          <Select
            aria-label={t('site')}
            className="w-auto max-w-full"
            value={siteKey}
            options={props.sites.map(({ key, name }) => ({ value: key, label: `${name} · ${key}` }))}
            onChange={({ target }) => props.onSite(target.value)}
          />
        ) : null}
        <Link
          href={props.siteUrl}
          target="_blank"
          rel="noreferrer"
          className="min-w-0 wrap-anywhere desktop:ms-auto"
        >
          {t('open', { domain: hostname })}
        </Link>
      </header>
      {props.domain}
      {/* The saving state and the publish button stay visible while the fields scroll. */}
      <div className="flex flex-col gap-2 bg-canvas py-2 desktop:sticky desktop:top-14 desktop:z-10">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-sm text-text-muted">{t('revision', { revision: props.revision })}</p>
          <SavingLine
            state={props.saving}
            onSaveAgain={props.onSaveAgain}
            onKeepMine={props.onKeepMine}
            onTakeTheirs={props.onTakeTheirs}
          />
          <div className="flex flex-wrap items-center gap-2 desktop:ms-auto">
            <Button
              variant="outline"
              iconStart={<Share2 />}
              loading={busy === 'share'}
              onClick={props.onShare}
            >
              {t('share.button')}
            </Button>
            <Button
              iconStart={<Upload />}
              disabled={changes.length === 0}
              onClick={() => props.onAskPublish(true)}
            >
              {t('publish.button')}
            </Button>
          </div>
        </div>
        {props.error && !props.isPublishing ? (
          <Alert tone="error" live>
            {props.error}
          </Alert>
        ) : null}
        {props.done ? (
          <Alert tone="success" size="sm" live>
            {props.done}
          </Alert>
        ) : null}
        <SegmentedControl
          aria-label={t('view.label')}
          block
          className="desktop:hidden"
          value={view}
          segments={[
            { value: 'edit', label: t('view.edit') },
            { value: 'preview', label: t('view.preview') },
          ]}
          onValueChange={(value) => setView(value === 'preview' ? 'preview' : 'edit')}
        />
      </div>
      <div className="grid min-w-0 grid-cols-1 items-start gap-6 desktop:grid-cols-[minmax(min(34rem,48%),2fr)_minmax(0,3fr)]">
        <StudioSections
          value={tab}
          checks={checks}
          report={report}
          counts={counts}
          contentOf={contentOf}
          onValueChange={setTab}
          className={cn(view === 'preview' && 'max-desktop:hidden')}
        />
        <div className={cn('min-w-0 desktop:sticky desktop:top-32', view === 'edit' && 'max-desktop:hidden')}>
          <StudioPreview
            config={settled}
            brandSheet={checks.sheet}
            operatorSheet={css.css}
            users={props.users}
            language={textLanguage}
            onLanguage={setTextLanguage}
            textsIn={props.textsIn}
            onSection={(section) => {
              setTab(section);
              setView('edit');
            }}
          />
        </div>
      </div>
      <PublishDialog
        isOpen={props.isPublishing}
        domain={hostname}
        changes={changes}
        repaired={repaired}
        refusedCss={css.report.dropped}
        blockers={blockers}
        isSending={busy === 'publish'}
        error={props.error}
        onPublish={props.onPublish}
        onClose={() => props.onAskPublish(false)}
      />
      <ShareDialog link={props.shareLink} onClose={props.onShareClose} />
    </section>
  );
};
