import type { Language } from '@footlight/ui';
import type { BrandStudioProps } from './brand-studio-props.ts';
import { textAt, withValue } from './config/studio-config.ts';
import { ContrastPanel } from './contrast/contrast-panel.tsx';
import { CssPanel } from './css/css-panel.tsx';
import { DesignPanel } from './design/design-panel.tsx';
import { ChangesPanel } from './files/changes-panel.tsx';
import { HistoryPanel } from './history-panel.tsx';
import type { StudioTab } from './studio-sections.tsx';
import type { BrandChecks } from './use-brand-checks.ts';

export interface StudioContentProps {
  studio: BrandStudioProps;
  found: BrandChecks;
  tab: StudioTab;
  /** Language of the texts that are edited. */
  language: Language;
  onLanguageChange(language: Language): void;
}

/** The chosen section of the editor. */
export const StudioContent = ({ studio, found, tab, language, onLanguageChange }: StudioContentProps) => {
  const { config, report, siteKey, pendingAction, onConfigChange } = studio;
  const { checks, css, changes } = found;
  switch (tab) {
    case 'css':
      return (
        <CssPanel
          value={textAt(config, 'custom.custom_css')}
          report={css.report}
          nonce={studio.nonce}
          unreadable={report.findings.some(({ code }) => code === 'css.unreadable')}
          onValueChange={(text) => onConfigChange((now) => withValue(now, 'custom.custom_css', text))}
        />
      );
    case 'contrast':
      return <ContrastPanel palette={checks.palette} />;
    case 'banners':
      return studio.banners;
    case 'legal':
      return studio.legal;
    case 'changes':
      return (
        <ChangesPanel
          key={siteKey}
          changes={changes}
          config={config}
          fileName={`brand-${siteKey}`}
          discarding={pendingAction === 'discard'}
          onSaveFile={studio.onSaveFile}
          onImport={(imported) => onConfigChange(() => imported)}
          onDiscard={studio.onDiscard}
        />
      );
    case 'history':
      return (
        <HistoryPanel
          history={studio.history}
          revision={studio.revision}
          pending={pendingAction === 'revert'}
          onRevert={studio.onRevert}
        />
      );
    default:
      return (
        <DesignPanel
          group={tab}
          config={config}
          checks={checks}
          report={report}
          uploads={studio.uploads}
          siteUrl={studio.siteUrl}
          language={language}
          onLanguageChange={onLanguageChange}
          onFieldChange={({ path }, value) => onConfigChange((now) => withValue(now, path, value))}
          onUpload={studio.onUpload}
        />
      );
  }
};
