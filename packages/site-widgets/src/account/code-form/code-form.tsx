import { Button, useTexts } from '@footlight/ui';
import type { ReactNode } from 'react';
import { CodeField } from '../../lib/code-field.tsx';
import { AccountForm, type FormProps } from '../account-form/account-form.tsx';

export interface CodeFormProps extends FormProps {
  /** Translated. */
  fieldErrors: { code?: ReactNode };
  onSubmit: (code: string) => void;
}

/** The second step alone, after a login at a provider. */
export const CodeForm = ({ fieldErrors, onSubmit, ...form }: CodeFormProps) => {
  const { t } = useTexts('security');
  return (
    <AccountForm {...form} data-component="code-form" onSubmit={({ text }) => onSubmit(text('code'))}>
      <CodeField error={fieldErrors.code} autoFocus />
      <Button type="submit" size="lg" block loading={form.pending}>
        {t('proof.continue')}
      </Button>
    </AccountForm>
  );
};
