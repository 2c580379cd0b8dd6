import type { FieldProblem } from '@footlight/contract';
import { Banner, Button, Field, PasswordInput, TextInput, useProblemText, useTexts } from '@footlight/ui';
import { type ReactNode, useState } from 'react';
import { AccountForm } from '../account-form/account-form.tsx';

export interface EmailFormProps {
  /** The present address. */
  email: string;
  isConfirmed: boolean;
  /** The address that the last link went to; null before. */
  sentTo: string | null;
  isSending: boolean;
  isResending: boolean;
  errorMessage: ReactNode;
  problems: Partial<Record<string, FieldProblem>>;
  onResend(): void;
  onSubmit(values: { email: string; password: string }): void;
}

/** Shows the user's email and takes another one, with the password. Keeps the input after an error. */
export const EmailForm = ({
  email,
  isConfirmed,
  sentTo,
  isSending,
  isResending,
  errorMessage,
  problems,
  onResend,
  onSubmit,
}: EmailFormProps) => {
  const { t } = useTexts('settings');
  const problemText = useProblemText();
  const [wish, setWish] = useState('');
  const [password, setPassword] = useState('');
  return (
    <AccountForm
      component="email-form"
      isSending={isSending}
      errorMessage={errorMessage}
      intro={
        <>
          {isConfirmed ? (
            <p className="wrap-anywhere">{t('email.current', { email })}</p>
          ) : (
            <>
              <Banner appearance="warning">{t('email.unconfirmed', { email })}</Banner>
              <Button
                size="sm"
                variant="outline"
                loading={isResending}
                onClick={onResend}
                className="max-w-full self-start"
              >
                {t('email.resend')}
              </Button>
            </>
          )}
          {sentTo === null ? null : (
            <Banner appearance="success" live>
              {t('email.sent', { email: sentTo })}
            </Banner>
          )}
        </>
      }
      onSubmit={() => onSubmit({ email: wish.trim(), password })}
    >
      <Field label={t('email.new')} error={problemText(problems.email)} required>
        <TextInput
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          value={wish}
          onChange={(event) => setWish(event.target.value)}
        />
      </Field>
      <Field label={t('email.password')} error={problemText(problems.password)} required>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          maxLength={200}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="outline" loading={isSending} className="self-start">
        {t('email.change')}
      </Button>
    </AccountForm>
  );
};
