import type { en } from '../locales/common/en.ts';
import { useTexts } from './use-texts.ts';

/** Code of what is wrong with a field's value. */
export type FieldProblemCode = keyof (typeof en)['problem'];

/** Gives the sentence beside a field for the code of its problem; nothing without a problem. */
export function useProblemText(): (problem: FieldProblemCode | null | undefined) => string | undefined {
  const { t } = useTexts('common');
  return (problem) => (problem ? t(`problem.${problem}`) : undefined);
}
