import { Button, CopyField, Field, useTexts } from '@footlight/ui';
import type { ReactNode } from 'react';
import { CodeField } from '../../lib/code-field.tsx';
import { AccountForm, type FormProps } from '../account-form/account-form.tsx';
import { QrCode } from './qr-code.tsx';

export interface TwoFactorSetupProps extends FormProps {
  /** The key of the app, and the content of the QR code. */
  secret: string;
  uri: string;
  /** Translated. */
  fieldErrors: { code?: ReactNode };
  onConfirm: (code: string) => void;
}

/** Connects an authenticator app: shows the key and asks for the app's first code. */
export const TwoFactorSetup = ({ secret, uri, fieldErrors, onConfirm, ...form }: TwoFactorSetupProps) => {
  const { t } = useTexts('security');
  return (
    <AccountForm
      {...form}
      data-component="two-factor-setup"
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
      <CodeField label={t('setup.code')} appOnly error={fieldErrors.code} />
      <Button type="submit" block loading={form.pending}>
        {t('setup.confirm')}
      </Button>
    </AccountForm>
  );
};
