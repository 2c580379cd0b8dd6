import type { FieldProblem } from '@footlight/contract';
import { Button, Field, TextInput, useProblemText, useTexts } from '@footlight/ui';
import type { ReactNode } from 'react';
import { AccountForm } from '../account-form/account-form.tsx';

export interface UsernameFormProps {
  isSending: boolean;
  errorMessage: ReactNode;
  problem: FieldProblem | undefined;
  onSubmit(username: string): void;
}

/** Takes another username. Keeps the input after an error. */
export const UsernameForm = ({ isSending, errorMessage, problem, onSubmit }: UsernameFormProps) => {
  const { t } = useTexts(['settings', 'account']);
  const problemText = useProblemText();
  return (
    <AccountForm
      component="username-form"
      isSending={isSending}
      errorMessage={errorMessage}
      onSubmit={({ text }) => onSubmit(text('username'))}
    >
      <Field label={t('username.new')} hint={t('account:usernameHint')} required error={problemText(problem)}>
        <TextInput
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={32}
        />
      </Field>
      <Button type="submit" block loading={isSending}>
        {t('username.change')}
      </Button>
    </AccountForm>
  );
};
