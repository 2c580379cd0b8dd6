import { Banner, Button, Field, PasswordInput, TextInput, useTexts } from '@footlight/ui';
import type { FormEvent } from 'react';

export interface LoginFormProps {
  isSending: boolean;
  /** Translated. */
  errorMessage: string | null;
  onSubmit(values: { username: string; password: string }): void;
}

/** Login form: username or email, and password. */
export const LoginForm = ({ isSending, errorMessage, onSubmit }: LoginFormProps) => {
  const { t } = useTexts('site');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    if (!isSending)
      onSubmit({ username: String(data.get('username')), password: String(data.get('password')) });
  };
  // POST, so that a submit before hydration does not put the password into the URL.
  return (
    <form
      data-component="login-form"
      data-guard="surface"
      method="post"
      onSubmit={submit}
      className="flex flex-col gap-4"
    >
      {errorMessage ? (
        <Banner appearance="error" live>
          {errorMessage}
        </Banner>
      ) : null}
      <Field label={t('auth.usernameOrEmail')} required>
        <TextInput
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
      </Field>
      <Field label={t('auth.password')} required>
        <PasswordInput name="password" autoComplete="current-password" />
      </Field>
      <Button type="submit" size="lg" block loading={isSending}>
        {t('auth.login')}
      </Button>
    </form>
  );
};
