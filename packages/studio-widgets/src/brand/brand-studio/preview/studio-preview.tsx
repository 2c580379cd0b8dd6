import {
  AnnouncerProvider,
  type Language,
  LanguageSelect,
  LinkRendererProvider,
  type RenderLink,
  SegmentedControl,
  Select,
  Skeleton,
  useTexts,
} from '@footlight/ui';
import type { i18n } from 'i18next';
import { Monitor, Moon, Smartphone, Sun } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { StudioConfig } from '../config/studio-config.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { type StudioSection, sectionOf } from './section-of.ts';
import { fitWindow, useSize, type WindowName } from './simulated-window.ts';

/** A page that can be previewed. */
export interface PreviewPage {
  key: string;
  label: string;
  /** A page of payments loads no custom CSS. */
  payments?: boolean;
}

export interface StudioPreviewProps {
  config: StudioConfig;
  /** Style sheets of the brand and the checked custom CSS. */
  brandSheet: string;
  operatorSheet: string;
  pages: readonly PreviewPage[];
  renderPage(page: string, config: StudioConfig, language: Language): ReactNode;
  language: Language;
  onLanguageChange(language: Language): void;
  /** All texts of the site in a language. */
  textsIn(language: Language): Promise<i18n>;
  /** Somebody clicked a part of the preview that this section shapes. */
  onSection(section: StudioSection): void;
}

/** Disables the links of a preview. */
const renderPreviewLink: RenderLink = ({ href, onClick, children, ...props }) => (
  <a
    {...props}
    href={href}
    onClick={(event) => {
      event.preventDefault();
      onClick?.(event);
    }}
  >
    {children}
  </a>
);

/** Previews the draft on real screens: desktop or phone width, both schemes, every language. */
export const StudioPreview = (props: StudioPreviewProps) => {
  const { config, brandSheet, operatorSheet, pages, renderPage, textsIn, language } = props;
  const { t } = useTexts('studio');
  const [chosen, setPage] = useState<string>();
  const page = pages.find(({ key }) => key === chosen) ?? pages[0];
  const payments = page?.payments ?? false;
  const [screen, setScreen] = useState<WindowName>(() =>
    globalThis.matchMedia?.('(min-width: 800px)').matches ? 'desktop' : 'phone',
  );
  const [scheme, setScheme] = useState<'light' | 'dark'>('light');
  const [texts, setTexts] = useState<i18n | null>(null);
  const [box, room] = useSize();
  useEffect(() => {
    let isWanted = true;
    void textsIn(language).then((found) => {
      if (isWanted) setTexts(found);
    });
    return () => {
      isWanted = false;
    };
  }, [language, textsIn]);
  const sheets = useMemo(
    () => (payments ? [brandSheet] : [brandSheet, operatorSheet]),
    [payments, brandSheet, operatorSheet],
  );
  const { width, height, scale } = fitWindow(screen, room);
  const icons = { desktop: <Monitor />, phone: <Smartphone />, light: <Sun />, dark: <Moon /> };
  return (
    <div data-studio="preview" className="flex min-w-0 flex-col gap-3">
      <div className="flex min-w-0 flex-wrap items-center gap-2">
        <Select
          aria-label={t('preview.page')}
          className="w-auto max-w-full"
          value={page?.key ?? ''}
          options={pages.map(({ key, label }) => ({ value: key, label }))}
          onChange={({ target }) => setPage(target.value)}
        />
        <SegmentedControl
          aria-label={t('preview.screen')}
          value={screen}
          segments={(['desktop', 'phone'] as const).map((value) => ({
            value,
            label: t(`preview.${value}`),
            icon: icons[value],
            hideLabel: true,
          }))}
          onValueChange={(value) => setScreen(value as WindowName)}
        />
        <SegmentedControl
          aria-label={t('preview.scheme')}
          value={scheme}
          segments={(['light', 'dark'] as const).map((value) => ({
            value,
            label: t(`contrast.${value}`),
            icon: icons[value],
            hideLabel: true,
          }))}
          onValueChange={(value) => setScheme(value === 'dark' ? 'dark' : 'light')}
        />
        <LanguageSelect
          aria-label={t('preview.language')}
          className="w-auto max-w-full"
          value={language}
          onValueChange={props.onLanguageChange}
        />
      </div>
      <div
        ref={box}
        className="flex h-[70dvh] min-w-0 justify-center overflow-hidden desktop:h-[max(24rem,calc(100dvh-15rem))]"
      >
        {page && texts && scale > 0 ? (
          <PreviewFrame
            title={t('preview.title', { page: page.label })}
            width={width}
            height={height}
            scale={scale}
            scheme={scheme}
            language={language}
            sheets={sheets}
          >
            <I18nextProvider i18n={texts}>
              <LinkRendererProvider renderLink={renderPreviewLink}>
                <AnnouncerProvider>
                  {/* Texts that arrive late empty the preview for a moment, and not the studio. */}
                  <Suspense fallback={null}>
                    {/* biome-ignore lint/a11y/noStaticElementInteractions: the click of any control within counts, by keyboard too. */}
                    {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above. */}
                    <div
                      className="contents"
                      onClick={({ target }) => props.onSection(sectionOf(target as Element))}
                    >
                      {renderPage(page.key, config, language)}
                    </div>
                  </Suspense>
                </AnnouncerProvider>
              </LinkRendererProvider>
            </I18nextProvider>
          </PreviewFrame>
        ) : (
          <Skeleton className="h-96 w-full" />
        )}
      </div>
      <p className="text-sm text-text-muted">{t(payments ? 'preview.note' : 'preview.click')}</p>
    </div>
  );
};
