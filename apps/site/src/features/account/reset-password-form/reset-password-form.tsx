import type { FieldProblem } from '@footlight/contract';
import { Banner, Button, Field, PasswordInput, useProblemText, useTexts } from '@footlight/ui';
import type { FormEvent } from 'react';

export interface ResetPasswordFormProps {
  isSending: boolean;
  /** Translated. */
  errorMessage: string | null;
  /** What is wrong with the password. */
  problem: FieldProblem | undefined;
  onSubmit(values: { password: string }): void;
}

/** Sets a new password by a mailed link (spec 1 §2). Keeps the input after an error. */
export const ResetPasswordForm = ({ isSending, errorMessage, problem, onSubmit }: ResetPasswordFormProps) => {
  const { t } = useTexts(['password', 'site']);
  const problemText = useProblemText();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    if (!isSending) onSubmit({ password: String(data.get('password') ?? '') });
  };
  // POST, so that a submit before hydration does not put the password into the URL.
  return (
    <form
      data-component="reset-password-form"
      data-guard="surface"
      method="post"
      onSubmit={submit}
      className="flex flex-col gap-4"
    >
      {errorMessage ? (
        <Banner appearance="error" live>
          {errorMessage}
        </Banner>
      ) : null}
      <Field
        label={t('newPassword')}
        hint={t('site:auth.passwordHint')}
        required
        error={problemText(problem)}
      >
        <PasswordInput name="password" autoComplete="new-password" maxLength={200} />
      </Field>
      <Button type="submit" size="lg" block loading={isSending}>
        {t('reset.save')}
      </Button>
    </form>
  );
};
