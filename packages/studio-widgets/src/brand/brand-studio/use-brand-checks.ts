import { useDeferredValue, useMemo } from 'react';
import type { BrandStudioProps } from './brand-studio-props.ts';
import { checkBrand, checkCss } from './config/studio-checks.ts';
import { changesBetween, textAt } from './config/studio-config.ts';

/** What the studio finds out about a draft: colours, custom CSS, changes from the live brand, and what blocks publishing. */
export const useBrandChecks = (
  props: Pick<BrandStudioProps, 'live' | 'config' | 'report' | 'assetPrefix'>,
) => {
  const { live, config, report, assetPrefix } = props;
  // Checks are deferred so that typing stays responsive.
  const settled = useDeferredValue(config);
  const checks = useMemo(() => checkBrand(settled), [settled]);
  const cssText = textAt(settled, 'custom.custom_css');
  const css = useMemo(() => checkCss(cssText, assetPrefix), [cssText, assetPrefix]);
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
  return { settled, checks, css, changes, blockers, repaired };
};

export type BrandChecks = ReturnType<typeof useBrandChecks>;
