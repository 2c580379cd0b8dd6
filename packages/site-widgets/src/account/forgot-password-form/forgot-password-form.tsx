import type { FieldProblem } from '@footlight/contract';
import { Banner, Button, Field, TextInput, useProblemText, useTexts } from '@footlight/ui';
import { useState } from 'react';
import { AccountForm, type FormProps } from '../account-form/account-form.tsx';

export interface ForgotPasswordFormProps extends FormProps {
  /** The platform has taken the address; it does not say whether there is an account. */
  sent: boolean;
  fieldErrors: { email?: FieldProblem | undefined };
  onSubmit: (values: { email: string }) => void;
  /** Another address is to be entered. */
  onStartAgain: () => void;
}

/** Asks for a link that sets a new password (spec 1 §2). Keeps the address after an error. */
export const ForgotPasswordForm = ({
  sent,
  fieldErrors,
  onSubmit,
  onStartAgain,
  ...form
}: ForgotPasswordFormProps) => {
  const { t } = useTexts(['password', 'account']);
  const problemText = useProblemText();
  const [email, setEmail] = useState('');
  if (sent) {
    return (
      <AccountForm {...form} data-component="forgot-password-form" onSubmit={onStartAgain}>
        <Banner appearance="success" live>
          {t('forgot.sent')}
        </Banner>
        <Button type="submit" variant="outline" block>
          {t('forgot.again')}
        </Button>
      </AccountForm>
    );
  }
  return (
    <AccountForm
      // The platform says what is wrong with the address, in the language of the page.
      noValidate
      {...form}
      data-component="forgot-password-form"
      onSubmit={() => onSubmit({ email: email.trim() })}
    >
      <Field label={t('account:email')} required error={problemText(fieldErrors.email)}>
        <TextInput
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
      </Field>
      <Button type="submit" size="lg" block loading={form.pending}>
        {t('forgot.send')}
      </Button>
    </AccountForm>
  );
};
