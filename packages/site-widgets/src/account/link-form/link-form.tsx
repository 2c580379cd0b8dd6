import { Button, Field, PasswordInput, TextInput, useTexts } from '@footlight/ui';
import type { ReactNode } from 'react';
import { AccountForm, type FormValues } from '../account-form/account-form.tsx';
import { CodeField } from '../code-field/code-field.tsx';

export interface LinkValues {
  password: string;
  code?: string;
  username: string;
  other_password: string;
  other_code?: string;
}

/** Why the link was refused, by field; `form` belongs to none. */
export type LinkFormErrors = Partial<
  Record<'form' | 'password' | 'code' | 'username' | 'other_password' | 'other_code', ReactNode>
>;

export interface LinkFormProps {
  /** This account has a second step. */
  needsCode: boolean;
  /** The other account has one; known after the first attempt. */
  needsOtherCode: boolean;
  isSending: boolean;
  /** Translated; each stands at its field. */
  errors: LinkFormErrors;
  onSubmit(values: LinkValues): void;
}

/** Proves two accounts, to link them. Keeps the input after an error. */
export const LinkForm = ({ needsCode, needsOtherCode, isSending, errors, onSubmit }: LinkFormProps) => {
  const { t } = useTexts('security');
  const submit = ({ text, typed }: FormValues) =>
    onSubmit({
      password: typed('password'),
      ...(needsCode ? { code: text('code') } : {}),
      username: text('username'),
      other_password: typed('other_password'),
      ...(needsOtherCode ? { other_code: text('other_code') } : {}),
    });
  const error = (name: keyof LinkFormErrors) => (errors[name] ? { error: errors[name] } : {});
  return (
    <AccountForm
      component="link-form"
      isSending={isSending}
      errorMessage={errors.form}
      className="gap-5"
      onSubmit={submit}
    >
      <fieldset className="flex min-w-0 flex-col gap-4">
        <legend className="mb-2 font-medium">{t('linked.other')}</legend>
        <Field label={t('linked.username')} required {...error('username')}>
          <TextInput
            name="username"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
          />
        </Field>
        <Field label={t('linked.otherPassword')} required {...error('other_password')}>
          <PasswordInput name="other_password" autoComplete="off" maxLength={200} />
        </Field>
        {needsOtherCode ? (
          <CodeField name="other_code" label={t('linked.otherCode')} error={errors.other_code ?? null} />
        ) : null}
      </fieldset>
      <fieldset className="flex min-w-0 flex-col gap-4">
        <legend className="mb-2 font-medium">{t('linked.mine')}</legend>
        <Field label={t('linked.password')} required {...error('password')}>
          <PasswordInput name="password" autoComplete="current-password" maxLength={200} />
        </Field>
        {needsCode ? <CodeField error={errors.code ?? null} /> : null}
      </fieldset>
      <Button type="submit" block loading={isSending}>
        {t('linked.add')}
      </Button>
    </AccountForm>
  );
};
