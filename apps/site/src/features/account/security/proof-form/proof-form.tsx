import { Banner, Button, Checkbox, Field, PasswordInput, useTexts } from '@footlight/ui';
import { type FormEvent, useId } from 'react';
import { CodeField } from '../code-field/code-field.tsx';

export interface ProofFormProps {
  /** The account has a second step. */
  needsCode: boolean;
  isSending: boolean;
  /** Translated; each stands at its field. */
  errors: { form?: string; password?: string; code?: string };
  submitLabel: string;
  isDangerous?: boolean;
  /** What the user must agree to first. */
  consent?: string;
  onSubmit(proof: { password: string; code?: string }): void;
}

/** Asks for the password and, if the account has one, the second step. Keeps the input after an error. */
export const ProofForm = ({
  needsCode,
  isSending,
  errors,
  submitLabel,
  isDangerous = false,
  consent,
  onSubmit,
}: ProofFormProps) => {
  const { t } = useTexts('security');
  const consentId = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const code = String(data.get('code') ?? '');
    if (!isSending) onSubmit({ password: String(data.get('password')), ...(needsCode ? { code } : {}) });
  };
  return (
    <form
      data-component="proof-form"
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
      <Field label={t('proof.password')} required {...(errors.password ? { error: errors.password } : {})}>
        <PasswordInput name="password" autoComplete="current-password" required maxLength={200} />
      </Field>
      {needsCode ? <CodeField error={errors.code ?? null} /> : null}
      {consent ? <Checkbox id={consentId} label={consent} required /> : null}
      <Button type="submit" block variant={isDangerous ? 'danger' : 'primary'} loading={isSending}>
        {submitLabel}
      </Button>
    </form>
  );
};
