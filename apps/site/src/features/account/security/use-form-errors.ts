import { ApiError } from '@footlight/client';
import { useTexts } from '@footlight/ui';
import type { ReactNode } from 'react';
import { useErrorContent } from '../../../shell/refusals/use-error-content.tsx';
import { formNames } from '../field-problems.ts';
import { useSecurityErrorText } from './use-security-error-text.ts';

/** Texts of a refused form, by field; `form` belongs to none. */
export type FormErrors = Partial<
  Record<'form' | 'password' | 'current' | 'code' | 'username' | 'otherPassword' | 'otherCode', ReactNode>
>;

/** Why the browser made or used no passkey, by the name of its error. */
const passkeyFailures = new Map([
  ['NotAllowedError', 'stopped'],
  ['InvalidStateError', 'known'],
  ['NotSupportedError', 'unsupported'],
  ['ConstraintError', 'unsupported'],
  ['SecurityError', 'wrongAddress'],
] as const);

/** Places a refusal at the field that it is about. */
export const useFormErrors = () => {
  const { t } = useTexts(['common', 'security']);
  const errorText = useSecurityErrorText();
  const errorContent = useErrorContent();
  return (error: unknown): FormErrors => {
    if (error === null) return {};
    const text = errorText(error);
    if (!(error instanceof ApiError)) {
      const failure = error instanceof Error && passkeyFailures.get(error.name as 'SecurityError');
      return { form: failure ? t(`security:passkeys.${failure}`) : text };
    }
    if (error.type === 'password_wrong') return { password: text, current: text };
    if (error.type === 'code_wrong' || error.type === 'second_factor_required') {
      return 'other_code' in error.fields ? { otherCode: text } : { code: text };
    }
    const fields = Object.entries(error.fields).map(([field, problem]) => [field, t(`problem.${problem}`)]);
    return fields.length > 0 ? formNames(Object.fromEntries(fields)) : { form: errorContent(error, text) };
  };
};
