import type { FieldProblem } from '@footlight/contract';
import { Banner, Button, Field, PasswordInput, TextInput, useProblemText, useTexts } from '@footlight/ui';
import { useState } from 'react';
import { AccountForm, type FormProps } from '../account-form/account-form.tsx';

export interface EmailFormProps extends FormProps {
  /** The present address. */
  email: string;
  confirmed: boolean;
  /** The address that the last link went to; null before. */
  sentTo: string | null;
  /** The link is being sent again. */
  resending: boolean;
  fieldErrors: Partial<Record<'email' | 'password', FieldProblem>>;
  onResend: () => void;
  onSubmit: (values: { email: string; password: string }) => void;
}

/** Shows the user's email and takes another one, with the password. Keeps the input after an error. */
export const EmailForm = ({
  email,
  confirmed,
  sentTo,
  resending,
  fieldErrors,
  onResend,
  onSubmit,
  ...form
}: EmailFormProps) => {
  const { t } = useTexts('settings');
  const problemText = useProblemText();
  const [wish, setWish] = useState('');
  const [password, setPassword] = useState('');
  return (
    <AccountForm
      {...form}
      data-component="email-form"
      intro={
        <>
          {confirmed ? (
            <p className="wrap-anywhere">{t('email.current', { email })}</p>
          ) : (
            <>
              <Banner appearance="warning">{t('email.unconfirmed', { email })}</Banner>
              <Button
                size="sm"
                variant="outline"
                loading={resending}
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
      <Field label={t('email.new')} error={problemText(fieldErrors.email)} required>
        <TextInput
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          value={wish}
          onChange={(event) => setWish(event.target.value)}
        />
      </Field>
      <Field label={t('email.password')} error={problemText(fieldErrors.password)} required>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          maxLength={200}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="outline" loading={form.pending} className="self-start">
        {t('email.change')}
      </Button>
    </AccountForm>
  );
};
