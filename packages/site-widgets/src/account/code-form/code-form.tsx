import { Button, useTexts } from '@footlight/ui';
import type { ReactNode } from 'react';
import { AccountForm } from '../account-form/account-form.tsx';
import { CodeField } from '../code-field/code-field.tsx';

export interface CodeFormProps {
  isSending: boolean;
  /** Translated. */
  errors: { form?: ReactNode; code?: ReactNode };
  onSubmit(code: string): void;
}

/** The second step alone, after a login at a provider. */
export const CodeForm = ({ isSending, errors, onSubmit }: CodeFormProps) => {
  const { t } = useTexts('security');
  return (
    <AccountForm
      component="code-form"
      isSending={isSending}
      errorMessage={errors.form}
      onSubmit={({ text }) => onSubmit(text('code'))}
    >
      <CodeField error={errors.code ?? null} autoFocus />
      <Button type="submit" size="lg" block loading={isSending}>
        {t('proof.continue')}
      </Button>
    </AccountForm>
  );
};
