import { Button, Checkbox, Field, PasswordInput, useTexts } from '@footlight/ui';
import { type ReactNode, useId } from 'react';
import { CodeField } from '../../lib/code-field.tsx';
import { AccountForm, type FormProps, type FormValues } from '../account-form/account-form.tsx';

export interface ProofFormProps extends FormProps {
  /** The account has a second step. */
  needsCode: boolean;
  /** Translated. */
  fieldErrors: { password?: ReactNode; code?: ReactNode };
  submitLabel: string;
  /** What follows cannot be undone. */
  danger?: boolean;
  /** What the user must agree to first. */
  consent?: string;
  onSubmit: (proof: { password: string; code?: string }) => void;
}

/** Asks for the password and, if the account has one, the second step. Keeps the input after an error. */
export const ProofForm = ({
  needsCode,
  fieldErrors,
  submitLabel,
  danger = false,
  consent,
  onSubmit,
  ...form
}: ProofFormProps) => {
  const { t } = useTexts('security');
  const consentId = useId();
  const submit = ({ text, typed }: FormValues) =>
    onSubmit({ password: typed('password'), ...(needsCode ? { code: text('code') } : {}) });
  return (
    <AccountForm {...form} data-component="proof-form" onSubmit={submit}>
      <Field label={t('proof.password')} required error={fieldErrors.password}>
        <PasswordInput name="password" autoComplete="current-password" required maxLength={200} />
      </Field>
      {needsCode ? <CodeField error={fieldErrors.code} /> : null}
      {consent ? <Checkbox id={consentId} label={consent} required /> : null}
      <Button type="submit" block variant={danger ? 'danger' : 'primary'} loading={form.pending}>
        {submitLabel}
      </Button>
    </AccountForm>
  );
};
