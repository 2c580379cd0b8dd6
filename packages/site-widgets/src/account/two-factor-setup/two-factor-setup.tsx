import { Button, CopyField, Field, useTexts } from '@footlight/ui';
import type { ReactNode } from 'react';
import { AccountForm } from '../account-form/account-form.tsx';
import { CodeField } from '../code-field/code-field.tsx';
import { QrCode } from './qr-code.tsx';

export interface TwoFactorSetupProps {
  /** The key of the app, and the content of the QR code. */
  secret: string;
  uri: string;
  isSending: boolean;
  /** Translated. */
  errors: { form?: ReactNode; code?: ReactNode };
  onConfirm(code: string): void;
}

/** Connects an authenticator app: shows the key and asks for the app's first code. */
export const TwoFactorSetup = ({ secret, uri, isSending, errors, onConfirm }: TwoFactorSetupProps) => {
  const { t } = useTexts('security');
  return (
    <AccountForm
      component="two-factor-setup"
      isSending={isSending}
      errorMessage={errors.form}
      intro={
        <>
          <p className="text-text-muted">{t('setup.scan')}</p>
          <QrCode text={uri} label={t('setup.qr')} />
          <Field label={t('setup.secret')}>
            <CopyField value={secret} />
          </Field>
        </>
      }
      onSubmit={({ text }) => onConfirm(text('code'))}
    >
      <CodeField label={t('setup.code')} isAppOnly error={errors.code ?? null} />
      <Button type="submit" block loading={isSending}>
        {t('setup.confirm')}
      </Button>
    </AccountForm>
  );
};
