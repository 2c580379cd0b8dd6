import { cn, isLanguage, type Language, Link, Select, useTexts } from '@footlight/ui';
import { useState } from 'react';
import type { BrandStudioProps } from './brand-studio-props.ts';
import { PhoneBar, type StudioView } from './phone-bar.tsx';
import { StudioPreview } from './preview/studio-preview.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { StudioBar } from './studio-bar.tsx';
import { StudioContent } from './studio-content.tsx';
import { StudioSections, type StudioTab } from './studio-sections.tsx';
import { useBrandChecks } from './use-brand-checks.ts';

/** Edits, checks, previews, publishes and restores the brand of a site. */
export const BrandStudio = (props: BrandStudioProps) => {
  // All of them, so that only attributes of the element are left.
  const {
    sites,
    siteKey,
    siteUrl,
    assetPrefix,
    revision,
    live,
    config,
    saving,
    savingError,
    report,
    history,
    uploads,
    pendingAction,
    error,
    done,
    publishOpen,
    shareLink,
    previewPages,
    nonce,
    domain,
    banners,
    legal,
    renderPreview,
    textsIn,
    onSiteChange,
    onConfigChange,
    onUpload,
    onSaveFile,
    onPublishOpenChange,
    onPublish,
    onRevert,
    onDiscard,
    onShare,
    onShareClose,
    onSaveAgain,
    onKeepMine,
    onTakeTheirs,
    className,
    ...rest
  } = props;
  const { t, language: own } = useTexts('studio');
  const { hostname } = new URL(siteUrl);
  const [tab, setTab] = useState<StudioTab>('colors');
  const [textLanguage, setTextLanguage] = useState<Language>(isLanguage(own) ? own : 'en');
  const [view, setView] = useState<StudioView>('edit');
  const found = useBrandChecks(props);
  const { settled, checks, css, changes, blockers, repaired } = found;
  const counts: Partial<Record<StudioTab, number>> = {
    css: css.report.refused.length,
    contrast: repaired,
    changes: changes.length,
  };
  return (
    <section
      {...rest}
      data-component="brand-studio"
      className={cn(
        'mx-auto flex w-full max-w-(--breakpoint-page) flex-col gap-4 px-3 py-4 desktop:px-6',
        className,
      )}
    >
      <StudioBar
        studio={props}
        changed={changes.length > 0}
        heading={
          <>
            <h1 className="heading text-2xl">{t('title')}</h1>
            {sites.length > 1 ? (
              <Select
                aria-label={t('site')}
                className="w-auto max-w-full"
                value={siteKey}
                options={sites.map(({ key, name }) => ({ value: key, label: `${name} · ${key}` }))}
                onChange={({ target }) => onSiteChange(target.value)}
              />
            ) : null}
          </>
        }
        open={
          <Link href={siteUrl} target="_blank" rel="noreferrer" className="min-w-0 wrap-anywhere">
            {t('open', { domain: hostname })}
          </Link>
        }
      />
      {domain}
      <div className="grid min-w-0 grid-cols-1 items-start gap-6 desktop:grid-cols-[minmax(min(34rem,48%),2fr)_minmax(0,3fr)]">
        <StudioSections
          value={tab}
          checks={checks}
          report={report}
          counts={counts}
          contentOf={(section) => (
            <StudioContent
              studio={props}
              found={found}
              tab={section}
              language={textLanguage}
              onLanguageChange={setTextLanguage}
            />
          )}
          onValueChange={setTab}
          className={cn(view === 'preview' && 'max-desktop:hidden')}
        />
        <div className={cn('min-w-0 desktop:sticky desktop:top-32', view === 'edit' && 'max-desktop:hidden')}>
          <StudioPreview
            config={settled}
            brandSheet={checks.sheet}
            operatorSheet={css.css}
            pages={previewPages}
            renderPage={renderPreview}
            language={textLanguage}
            onLanguageChange={setTextLanguage}
            textsIn={textsIn}
            onSection={(section) => {
              setTab(section);
              setView('edit');
            }}
          />
        </div>
      </div>
      <PhoneBar studio={props} changed={changes.length > 0} view={view} onViewChange={setView} />
      <PublishDialog
        open={publishOpen}
        domain={hostname}
        changes={changes}
        repaired={repaired}
        refusedCss={css.report.dropped}
        blockers={blockers}
        pending={pendingAction === 'publish'}
        error={error}
        onPublish={onPublish}
        onClose={() => onPublishOpenChange(false)}
      />
      <ShareDialog link={shareLink} onClose={onShareClose} />
    </section>
  );
};
