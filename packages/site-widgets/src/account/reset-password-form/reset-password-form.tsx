import type { FieldProblem } from '@footlight/contract';
import { Button, Field, PasswordInput, useProblemText, useTexts } from '@footlight/ui';
import type { ReactNode } from 'react';
import { AccountForm } from '../account-form/account-form.tsx';

export interface ResetPasswordFormProps {
  isSending: boolean;
  /** Translated. */
  errorMessage: ReactNode;
  /** What is wrong with the password. */
  problem: FieldProblem | undefined;
  onSubmit(values: { password: string }): void;
}

/** Sets a new password by a mailed link (spec 1 §2). Keeps the input after an error. */
export const ResetPasswordForm = ({ isSending, errorMessage, problem, onSubmit }: ResetPasswordFormProps) => {
  const { t } = useTexts(['password', 'account']);
  const problemText = useProblemText();
  return (
    <AccountForm
      component="reset-password-form"
      isSending={isSending}
      errorMessage={errorMessage}
      onSubmit={({ typed }) => onSubmit({ password: typed('password') })}
    >
      <Field label={t('newPassword')} hint={t('account:passwordHint')} required error={problemText(problem)}>
        <PasswordInput name="password" autoComplete="new-password" maxLength={200} />
      </Field>
      <Button type="submit" size="lg" block loading={isSending}>
        {t('reset.save')}
      </Button>
    </AccountForm>
  );
};
