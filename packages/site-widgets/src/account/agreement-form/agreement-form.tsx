import { Button, Field, TextInput, useTexts } from '@footlight/ui';
import type { ReactNode } from 'react';
import { AccountForm } from '../account-form/account-form.tsx';

export interface AgreementFormProps {
  /** The text of the agreement. */
  children: ReactNode;
  /** The text is there. */
  isReady: boolean;
  isSending: boolean;
  /** Translated. */
  errorMessage: ReactNode;
  onSign(signature: string): void;
}

/** The agreement, and the signature under it. */
export const AgreementForm = ({ children, isReady, isSending, errorMessage, onSign }: AgreementFormProps) => {
  const { t } = useTexts('apply');
  return (
    <AccountForm
      component="agreement-form"
      isSending={isSending}
      errorMessage={errorMessage}
      className="gap-5"
      intro={<div className="wrap-anywhere">{children}</div>}
      onSubmit={({ text }) => isReady && onSign(text('signature'))}
    >
      <Field label={t('signature')} required>
        <TextInput
          name="signature"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={32}
          required
        />
      </Field>
      <Button type="submit" size="lg" block disabled={!isReady} loading={isSending}>
        {t('sign')}
      </Button>
    </AccountForm>
  );
};
