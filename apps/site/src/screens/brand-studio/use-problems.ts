import type { BrandReport, FieldProblem } from '@footlight/contract';
import { useTexts } from '@footlight/ui';
import type { StudioChecks } from './studio-checks.ts';
import type { KnownField } from './studio-config.ts';

/** The sentence below a field: what the checks of this page say, else what the platform said of the saved draft. */
export const useProblems = (checks: StudioChecks, report: BrandReport) => {
  const { t } = useTexts('studio');
  return ({ path, name, kind }: KnownField): string | undefined => {
    const found = checks.findings.find(({ field }) => field === name);
    if (found) return t(`brand.${found.code}`, { given: String(found.given ?? '') });
    const [html] = kind === 'html' ? (checks.html[path] ?? []) : [];
    if (html) {
      const place = t('css.place', { line: html.line, column: html.column });
      return `${place}: ${t(`html.${html.code}`, { what: html.what })}`;
    }
    const problem: FieldProblem | undefined = report.problems[path];
    if (problem) return t(`problem.${problem}`);
    const refused = report.findings.some((one) => one.field === path && one.severity === 'refused');
    return refused ? t('problem.not_accepted') : undefined;
  };
};
