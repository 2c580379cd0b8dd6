import { Button, Field, PasswordInput, useTexts } from '@footlight/ui';
import type { ReactNode } from 'react';
import { CodeField } from '../../lib/code-field.tsx';
import { type PanelProps, SecuritySection } from '../../lib/security-section.tsx';
import { AccountForm, type FormValues } from '../account-form/account-form.tsx';

export interface PasswordPanelProps extends Omit<PanelProps, 'onSubmit'> {
  /** The account has a second step. */
  needsCode: boolean;
  pending: boolean;
  /** Translated. */
  error: ReactNode;
  /** Translated. */
  fieldErrors: { current?: ReactNode; password?: ReactNode; code?: ReactNode };
  onSubmit: (values: { current: string; password: string; code?: string }) => void;
}

/** Changes the password. Keeps the input after an error. */
export const PasswordPanel = ({
  needsCode,
  pending,
  error,
  fieldErrors,
  onSubmit,
  ...rest
}: PasswordPanelProps) => {
  const { t } = useTexts(['security', 'account']);
  const submit = ({ text, typed }: FormValues) =>
    onSubmit({
      current: typed('current'),
      password: typed('password'),
      ...(needsCode ? { code: text('code') } : {}),
    });
  return (
    <SecuritySection
      {...rest}
      data-component="password-panel"
      title={t('password.title')}
      why={t('password.why')}
    >
      <AccountForm pending={pending} error={error} className="max-w-[420px]" onSubmit={submit}>
        <Field label={t('password.current')} required error={fieldErrors.current}>
          <PasswordInput name="current" autoComplete="current-password" maxLength={200} />
        </Field>
        <Field
          label={t('password.next')}
          hint={t('account:passwordHint')}
          required
          error={fieldErrors.password}
        >
          <PasswordInput name="password" autoComplete="new-password" maxLength={200} />
        </Field>
        {needsCode ? <CodeField error={fieldErrors.code} /> : null}
        <Button type="submit" loading={pending} className="self-start">
          {t('password.save')}
        </Button>
      </AccountForm>
    </SecuritySection>
  );
};
