import { Button, Field, PasswordInput, useTexts } from '@footlight/ui';
import type { ReactNode } from 'react';
import { SecuritySection } from '../../lib/security-section.tsx';
import { AccountForm, type FormValues } from '../account-form/account-form.tsx';
import { CodeField } from '../code-field/code-field.tsx';

export interface PasswordPanelProps {
  needsCode: boolean;
  isSending: boolean;
  /** Translated; each stands at its field. */
  errors: { form?: ReactNode; current?: ReactNode; password?: ReactNode; code?: ReactNode };
  onSubmit(values: { current: string; password: string; code?: string }): void;
}

/** Changes the password. Keeps the input after an error. */
export const PasswordPanel = ({ needsCode, isSending, errors, onSubmit }: PasswordPanelProps) => {
  const { t } = useTexts(['security', 'account']);
  const submit = ({ text, typed }: FormValues) =>
    onSubmit({
      current: typed('current'),
      password: typed('password'),
      ...(needsCode ? { code: text('code') } : {}),
    });
  return (
    <SecuritySection title={t('password.title')} why={t('password.why')}>
      <AccountForm
        component="password-panel"
        isSending={isSending}
        errorMessage={errors.form}
        className="max-w-[420px]"
        onSubmit={submit}
      >
        <Field label={t('password.current')} required {...(errors.current ? { error: errors.current } : {})}>
          <PasswordInput name="current" autoComplete="current-password" maxLength={200} />
        </Field>
        <Field
          label={t('password.next')}
          hint={t('account:passwordHint')}
          required
          {...(errors.password ? { error: errors.password } : {})}
        >
          <PasswordInput name="password" autoComplete="new-password" maxLength={200} />
        </Field>
        {needsCode ? <CodeField error={errors.code ?? null} /> : null}
        <Button type="submit" loading={isSending} className="self-start">
          {t('password.save')}
        </Button>
      </AccountForm>
    </SecuritySection>
  );
};
