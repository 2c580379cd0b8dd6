import { Button, Checkbox, Field, PasswordInput, useTexts } from '@footlight/ui';
import { type ReactNode, useId } from 'react';
import { AccountForm, type FormValues } from '../account-form/account-form.tsx';
import { CodeField } from '../code-field/code-field.tsx';

export interface ProofFormProps {
  /** The account has a second step. */
  needsCode: boolean;
  isSending: boolean;
  /** Translated; each stands at its field. */
  errors: { form?: ReactNode; password?: ReactNode; code?: ReactNode };
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
  const submit = ({ text, typed }: FormValues) =>
    onSubmit({ password: typed('password'), ...(needsCode ? { code: text('code') } : {}) });
  return (
    <AccountForm component="proof-form" isSending={isSending} errorMessage={errors.form} onSubmit={submit}>
      <Field label={t('proof.password')} required {...(errors.password ? { error: errors.password } : {})}>
        <PasswordInput name="password" autoComplete="current-password" required maxLength={200} />
      </Field>
      {needsCode ? <CodeField error={errors.code ?? null} /> : null}
      {consent ? <Checkbox id={consentId} label={consent} required /> : null}
      <Button type="submit" block variant={isDangerous ? 'danger' : 'primary'} loading={isSending}>
        {submitLabel}
      </Button>
    </AccountForm>
  );
};
