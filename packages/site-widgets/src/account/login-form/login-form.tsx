import { Button, Field, Link, PasswordInput, TextInput, useLinkRenderer, useTexts } from '@footlight/ui';
import type { ReactNode } from 'react';
import { CodeField } from '../../lib/code-field.tsx';
import { AccountForm, type FormProps, type FormValues } from '../account-form/account-form.tsx';

export interface LoginFormProps extends FormProps {
  /** The account asks for a second step. */
  needsCode: boolean;
  /** Translated. */
  codeError: ReactNode;
  /** Page that requests a new password. */
  forgotHref: string;
  onSubmit: (values: { username: string; password: string; code?: string }) => void;
  /** Log in with a passkey instead. Without it, only a password will do. */
  onUsePasskey?: () => void;
  /** Asks for a new password on this page instead of at `forgotHref`. */
  onForgot?: () => void;
}

/** Login form: username or email, password and, if the account has one, the second step; or a passkey. */
export const LoginForm = ({
  needsCode,
  codeError,
  forgotHref,
  onSubmit,
  onUsePasskey,
  onForgot,
  ...form
}: LoginFormProps) => {
  const { t } = useTexts(['account', 'security', 'common']);
  const link = useLinkRenderer();
  const submit = ({ text, typed }: FormValues) =>
    onSubmit({
      username: text('username'),
      password: typed('password'),
      ...(needsCode ? { code: text('code') } : {}),
    });
  return (
    <AccountForm {...form} data-component="login-form" onSubmit={submit}>
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
      <Button type="submit" size="lg" block loading={form.pending}>
        {t('common:login')}
      </Button>
      {onUsePasskey ? (
        <Button variant="outline" block aria-disabled={form.pending} onClick={onUsePasskey}>
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
