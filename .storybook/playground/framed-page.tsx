import type { Language } from '@footlight/contract';
import { brandStyleSheet, readBrand } from '@footlight/theme';
import { useEffect, useMemo } from 'react';
import { WholePage } from '../../apps/site/src/demo/whole-page/whole-page.tsx';
import type { LinkedBrand } from './brand-link.ts';
import { type LogoSettings, useSentState } from './frame-state.ts';

export interface FramedPageProps {
  path: string;
  role: Parameters<typeof WholePage>[0]['role'];
  /** The brand of the address; the playground around this page sends newer ones. */
  brand: LinkedBrand;
  language: Language;
  recorded: string;
}

/** A whole page of the site in the playground's brand. A new colour replaces one style sheet and renders nothing else. */
export const FramedPage = ({ language, recorded, ...own }: FramedPageProps) => {
  const sent = useSentState();
  const { path, role, brand } = sent ?? own;
  const logo = sent?.logo ?? null;
  const scheme = sent?.scheme;
  const custom = useMemo(
    (): LogoSettings =>
      logo ? { logo_path: logo, logo_dark_path: '', logo_width: 148, logo_height: 36 } : {},
    [logo],
  );
  useEffect(() => {
    if (scheme) document.documentElement.dataset.scheme = scheme;
  }, [scheme]);
  return (
    <>
      {/* Wins over the toolbar's brand, which selects by the attribute alone. */}
      <style>{brandStyleSheet(readBrand(brand).brand, { selector: ':root[data-brand]' })}</style>
      <WholePage
        path={path}
        role={role}
        brand="default"
        custom={custom}
        language={language}
        recorded={recorded}
      />
    </>
  );
};
