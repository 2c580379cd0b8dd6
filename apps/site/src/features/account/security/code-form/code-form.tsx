import { Banner, Button, useTexts } from '@footlight/ui';
import type { FormEvent } from 'react';
import { CodeField } from '../code-field/code-field.tsx';

export interface CodeFormProps {
  isSending: boolean;
  /** Translated. */
  errors: { form?: string; code?: string };
  onSubmit(code: string): void;
}

/** The second step alone, after a login at a provider. */
export const CodeForm = ({ isSending, errors, onSubmit }: CodeFormProps) => {
  const { t } = useTexts('security');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSending) onSubmit(String(new FormData(event.currentTarget).get('code') ?? ''));
  };
  return (
    <form
      data-component="code-form"
      data-guard="surface"
      method="post"
      onSubmit={submit}
      className="flex flex-col gap-4"
    >
      {errors.form ? (
        <Banner appearance="error" live>
          {errors.form}
        </Banner>
      ) : null}
      <CodeField error={errors.code ?? null} autoFocus />
      <Button type="submit" size="lg" block loading={isSending}>
        {t('proof.continue')}
      </Button>
    </form>
  );
};
