import { Button, cn, Field, TextInput, useTexts } from '@footlight/ui';
import type { ReactNode } from 'react';
import { AccountForm, type FormProps } from '../account-form/account-form.tsx';

export interface AgreementFormProps extends FormProps {
  /** The text of the agreement. */
  children: ReactNode;
  /** The text is there. */
  ready: boolean;
  onSign: (signature: string) => void;
}

/** The agreement, and the signature under it. */
export const AgreementForm = ({ children, ready, onSign, ...form }: AgreementFormProps) => {
  const { t } = useTexts('applications');
  return (
    <AccountForm
      {...form}
      data-component="agreement-form"
      className={cn('gap-5', form.className)}
      intro={<div className="wrap-anywhere">{children}</div>}
      onSubmit={({ text }) => ready && onSign(text('signature'))}
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
      <Button type="submit" size="lg" block disabled={!ready} loading={form.pending}>
        {t('sign')}
      </Button>
    </AccountForm>
  );
};
