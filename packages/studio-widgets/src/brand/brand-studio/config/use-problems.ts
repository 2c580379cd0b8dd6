import type { BrandReport, FieldProblem } from '@footlight/contract';
import { useTexts } from '@footlight/ui';
import type { StudioChecks } from './studio-checks.ts';
import type { KnownField } from './studio-config.ts';

/** Error text of a field: from the checks on this page, else from the platform's report on the saved draft. */
export const useProblems = (checks: StudioChecks, report: BrandReport) => {
  const { t } = useTexts(['studio', 'common']);
  return ({ path, name, kind }: KnownField): string | undefined => {
    const found = checks.findings.find(({ field }) => field === name);
    if (found) return t(`brand.${found.code}`, { given: String(found.given ?? '') });
    const [html] = kind === 'html' ? (checks.html[path] ?? []) : [];
    if (html) {
      const place = t('css.place', { line: html.line, column: html.column });
      return `${place}: ${t(`html.${html.code}`, { what: html.what })}`;
    }
    const problem: FieldProblem | undefined = report.problems[path];
    if (problem && problem !== 'not_accepted') return t(`common:problem.${problem}`);
    const isRefused =
      problem === 'not_accepted' ||
      report.findings.some((one) => one.field === path && one.severity === 'refused');
    return isRefused ? t('problem.not_accepted') : undefined;
  };
};
