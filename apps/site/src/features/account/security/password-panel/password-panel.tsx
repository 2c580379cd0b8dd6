import { Banner, Button, Field, PasswordInput, useTexts } from '@footlight/ui';
import type { FormEvent } from 'react';
import { CodeField } from '../code-field/code-field.tsx';
import { SecuritySection } from '../security-section.tsx';

export interface PasswordPanelProps {
  needsCode: boolean;
  isSending: boolean;
  /** Translated; each stands at its field. */
  errors: { form?: string; current?: string; password?: string; code?: string };
  onSubmit(values: { current: string; password: string; code?: string }): void;
}

/** Changes the password. Keeps the input after an error. */
export const PasswordPanel = ({ needsCode, isSending, errors, onSubmit }: PasswordPanelProps) => {
  const { t } = useTexts(['security', 'site']);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const of = (name: string) => String(data.get(name) ?? '');
    if (isSending) return;
    onSubmit({
      current: of('current'),
      password: of('password'),
      ...(needsCode ? { code: of('code') } : {}),
    });
  };
  return (
    <SecuritySection title={t('password.title')} why={t('password.why')}>
      <form
        data-component="password-panel"
        data-guard="surface"
        method="post"
        onSubmit={submit}
        className="flex max-w-[420px] flex-col gap-4"
      >
        {errors.form ? (
          <Banner appearance="error" live>
            {errors.form}
          </Banner>
        ) : null}
        <Field label={t('password.current')} required {...(errors.current ? { error: errors.current } : {})}>
          <PasswordInput name="current" autoComplete="current-password" maxLength={200} />
        </Field>
        <Field
          label={t('password.next')}
          hint={t('site:auth.passwordHint')}
          required
          {...(errors.password ? { error: errors.password } : {})}
        >
          <PasswordInput name="password" autoComplete="new-password" maxLength={200} />
        </Field>
        {needsCode ? <CodeField error={errors.code ?? null} /> : null}
        <Button type="submit" loading={isSending} className="self-start">
          {t('password.save')}
        </Button>
      </form>
    </SecuritySection>
  );
};
