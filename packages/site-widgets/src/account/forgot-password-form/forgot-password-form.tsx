import type { FieldProblem } from '@footlight/contract';
import { Banner, Button, Field, TextInput, useProblemText, useTexts } from '@footlight/ui';
import { type ReactNode, useState } from 'react';
import { AccountForm } from '../account-form/account-form.tsx';

export interface ForgotPasswordFormProps {
  isSending: boolean;
  /** The platform has taken the address; it does not say whether there is an account. */
  isSent: boolean;
  /** Translated. */
  errorMessage: ReactNode;
  /** What is wrong with the address. */
  problem: FieldProblem | undefined;
  onSubmit(values: { email: string }): void;
  /** Another address is to be entered. */
  onAgain(): void;
}

/** Asks for a link that sets a new password (spec 1 §2). Keeps the address after an error. */
export const ForgotPasswordForm = (props: ForgotPasswordFormProps) => {
  const { isSending, isSent, errorMessage, problem, onSubmit, onAgain } = props;
  const { t } = useTexts(['password', 'account']);
  const problemText = useProblemText();
  const [email, setEmail] = useState('');
  if (isSent) {
    return (
      <div data-component="forgot-password-form" data-guard="surface" className="flex flex-col gap-4">
        <Banner appearance="success" live>
          {t('forgot.sent')}
        </Banner>
        <Button variant="outline" block onClick={onAgain}>
          {t('forgot.again')}
        </Button>
      </div>
    );
  }
  return (
    <AccountForm
      component="forgot-password-form"
      isSending={isSending}
      errorMessage={errorMessage}
      noValidate
      onSubmit={() => onSubmit({ email: email.trim() })}
    >
      <Field label={t('account:email')} required error={problemText(problem)}>
        <TextInput
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
      </Field>
      <Button type="submit" size="lg" block loading={isSending}>
        {t('forgot.send')}
      </Button>
    </AccountForm>
  );
};
