import { Button, cn, Field, PasswordInput, TextInput, useTexts } from '@footlight/ui';
import type { ReactNode } from 'react';
import { CodeField } from '../../lib/code-field.tsx';
import { AccountForm, type FormProps, type FormValues } from '../account-form/account-form.tsx';

export interface LinkValues {
  password: string;
  code?: string;
  username: string;
  otherPassword: string;
  otherCode?: string;
}

export interface LinkFormProps extends FormProps {
  /** This account has a second step. */
  needsCode: boolean;
  /** The other account has one; known after the first attempt. */
  needsOtherCode: boolean;
  /** Translated. */
  fieldErrors: Partial<Record<keyof LinkValues, ReactNode>>;
  onSubmit: (values: LinkValues) => void;
}

/** Proves two accounts, to link them. Keeps the input after an error. */
export const LinkForm = ({ needsCode, needsOtherCode, fieldErrors, onSubmit, ...form }: LinkFormProps) => {
  const { t } = useTexts('security');
  const submit = ({ text, typed }: FormValues) =>
    onSubmit({
      password: typed('password'),
      ...(needsCode ? { code: text('code') } : {}),
      username: text('username'),
      otherPassword: typed('other_password'),
      ...(needsOtherCode ? { otherCode: text('other_code') } : {}),
    });
  return (
    <AccountForm
      {...form}
      data-component="link-form"
      className={cn('gap-5', form.className)}
      onSubmit={submit}
    >
      <fieldset className="flex min-w-0 flex-col gap-4">
        <legend className="mb-2 font-medium">{t('linked.other')}</legend>
        <Field label={t('linked.username')} required error={fieldErrors.username}>
          <TextInput
            name="username"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
          />
        </Field>
        <Field label={t('linked.otherPassword')} required error={fieldErrors.otherPassword}>
          <PasswordInput name="other_password" autoComplete="off" maxLength={200} />
        </Field>
        {needsOtherCode ? (
          <CodeField name="other_code" label={t('linked.otherCode')} error={fieldErrors.otherCode} />
        ) : null}
      </fieldset>
      <fieldset className="flex min-w-0 flex-col gap-4">
        <legend className="mb-2 font-medium">{t('linked.mine')}</legend>
        <Field label={t('linked.password')} required error={fieldErrors.password}>
          <PasswordInput name="password" autoComplete="current-password" maxLength={200} />
        </Field>
        {needsCode ? <CodeField error={fieldErrors.code} /> : null}
      </fieldset>
      <Button type="submit" block loading={form.pending}>
        {t('linked.add')}
      </Button>
    </AccountForm>
  );
};
