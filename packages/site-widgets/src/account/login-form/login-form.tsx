import { Button, Field, Link, PasswordInput, TextInput, useLinkRenderer, useTexts } from '@footlight/ui';
import type { ReactNode } from 'react';
import { AccountForm, type FormValues } from '../account-form/account-form.tsx';
import { CodeField } from '../code-field/code-field.tsx';

export interface LoginFormProps {
  isSending: boolean;
  /** Translated. */
  errorMessage: ReactNode;
  /** The account asks for a second step. */
  needsCode: boolean;
  /** Translated. */
  codeError: ReactNode;
  onSubmit(values: { username: string; password: string; code?: string }): void;
  /** Log in with a passkey instead. Without it, only a password will do. */
  onPasskey?(): void;
  /** Where a new password is asked for. */
  forgotHref: string;
  /** Asks for it on this page instead. */
  onForgot?(): void;
}

/** Login form: username or email, password and, if the account has one, the second step; or a passkey. */
export const LoginForm = ({
  isSending,
  errorMessage,
  needsCode,
  codeError,
  onSubmit,
  onPasskey,
  forgotHref,
  onForgot,
}: LoginFormProps) => {
  const { t } = useTexts(['account', 'security']);
  const link = useLinkRenderer();
  const submit = ({ text, typed }: FormValues) =>
    onSubmit({
      username: text('username'),
      password: typed('password'),
      ...(needsCode ? { code: text('code') } : {}),
    });
  return (
    <AccountForm component="login-form" isSending={isSending} errorMessage={errorMessage} onSubmit={submit}>
      <Field label={t('usernameOrEmail')} required>
        <TextInput
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
      </Field>
      <Field label={t('password')} required>
        <PasswordInput name="password" autoComplete="current-password" />
      </Field>
      {needsCode ? <CodeField error={codeError} autoFocus /> : null}
      <Button type="submit" size="lg" block loading={isSending}>
        {t('login')}
      </Button>
      {onPasskey ? (
        <Button variant="outline" block aria-disabled={isSending} onClick={onPasskey}>
          {t('security:passkeys.logIn')}
        </Button>
      ) : null}
      {onForgot ? (
        <Button variant="ghost" size="sm" className="max-w-full self-center" onClick={onForgot}>
          {t('forgot')}
        </Button>
      ) : (
        <Link asChild className="self-center text-sm">
          {link({ href: forgotHref, children: t('forgot') })}
        </Link>
      )}
    </AccountForm>
  );
};
