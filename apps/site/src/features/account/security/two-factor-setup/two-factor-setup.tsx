import { Banner, Button, CopyField, Field, useTexts } from '@footlight/ui';
import type { FormEvent } from 'react';
import { CodeField } from '../code-field/code-field.tsx';
import { QrCode } from './qr-code.tsx';

export interface TwoFactorSetupProps {
  /** The key of the app, and the content of the QR code. */
  secret: string;
  uri: string;
  isSending: boolean;
  /** Translated. */
  errors: { form?: string; code?: string };
  onConfirm(code: string): void;
}

/** Connects an authenticator app: shows the key and asks for the app's first code. */
export const TwoFactorSetup = ({ secret, uri, isSending, errors, onConfirm }: TwoFactorSetupProps) => {
  const { t } = useTexts('security');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSending) onConfirm(String(new FormData(event.currentTarget).get('code') ?? ''));
  };
  return (
    <form
      data-component="two-factor-setup"
      data-guard="surface"
      method="post"
      onSubmit={submit}
      className="flex flex-col gap-4"
    >
      <p className="text-text-muted">{t('setup.scan')}</p>
      <QrCode text={uri} label={t('setup.qr')} />
      <Field label={t('setup.secret')}>
        <CopyField value={secret} />
      </Field>
      {errors.form ? (
        <Banner appearance="error" live>
          {errors.form}
        </Banner>
      ) : null}
      <CodeField label={t('setup.code')} isAppOnly error={errors.code ?? null} />
      <Button type="submit" block loading={isSending}>
        {t('setup.confirm')}
      </Button>
    </form>
  );
};
