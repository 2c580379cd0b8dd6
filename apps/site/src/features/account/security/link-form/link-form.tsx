import { Banner, Button, Field, PasswordInput, TextInput, useTexts } from '@footlight/ui';
import type { FormEvent } from 'react';
import { CodeField } from '../code-field/code-field.tsx';
import type { FormErrors } from '../use-form-errors.ts';

export interface LinkValues {
  password: string;
  code?: string;
  username: string;
  other_password: string;
  other_code?: string;
}

export interface LinkFormProps {
  /** This account has a second step. */
  needsCode: boolean;
  /** The other account has one; known after the first attempt. */
  needsOtherCode: boolean;
  isSending: boolean;
  /** Translated; each stands at its field. */
  errors: FormErrors;
  onSubmit(values: LinkValues): void;
}

/** Proves two accounts, to link them. Keeps the input after an error. */
export const LinkForm = ({ needsCode, needsOtherCode, isSending, errors, onSubmit }: LinkFormProps) => {
  const { t } = useTexts('security');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const of = (name: string) => String(data.get(name) ?? '');
    if (isSending) return;
    onSubmit({
      password: of('password'),
      ...(needsCode ? { code: of('code') } : {}),
      username: of('username'),
      other_password: of('other_password'),
      ...(needsOtherCode ? { other_code: of('other_code') } : {}),
    });
  };
  const error = (name: keyof FormErrors) => (errors[name] ? { error: errors[name] } : {});
  return (
    <form
      data-component="link-form"
      data-guard="surface"
      method="post"
      onSubmit={submit}
      className="flex flex-col gap-5"
    >
      {errors.form ? (
        <Banner appearance="error" live>
          {errors.form}
        </Banner>
      ) : null}
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
    </form>
  );
};
