import { Banner, Button, Field, TextInput, useTexts } from '@footlight/ui';
import type { FormEvent, ReactNode } from 'react';

export interface AgreementFormProps {
  /** The text of the agreement. */
  children: ReactNode;
  /** The text is there. */
  isReady: boolean;
  isSending: boolean;
  /** Translated. */
  errorMessage: string | null;
  onSign(signature: string): void;
}

/** The agreement, and the signature under it. */
export const AgreementForm = ({ children, isReady, isSending, errorMessage, onSign }: AgreementFormProps) => {
  const { t } = useTexts('apply');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const signature = String(new FormData(event.currentTarget).get('signature') ?? '').trim();
    if (isReady && !isSending) onSign(signature);
  };
  return (
    <form
      data-component="agreement-form"
      data-guard="surface"
      method="post"
      onSubmit={submit}
      className="flex flex-col gap-5"
    >
      <div className="wrap-anywhere">{children}</div>
      {errorMessage ? (
        <Banner appearance="error" live>
          {errorMessage}
        </Banner>
      ) : null}
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
    </form>
  );
};
