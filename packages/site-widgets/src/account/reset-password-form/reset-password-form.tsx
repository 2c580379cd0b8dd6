import type { FieldProblem } from '@footlight/contract';
import { Button, Field, PasswordInput, useProblemText, useTexts } from '@footlight/ui';
import { AccountForm, type FormProps } from '../account-form/account-form.tsx';

export interface ResetPasswordFormProps extends FormProps {
  fieldErrors: { password?: FieldProblem | undefined };
  onSubmit: (values: { password: string }) => void;
}

/** Sets a new password by a mailed link (spec 1 §2). Keeps the input after an error. */
export const ResetPasswordForm = ({ fieldErrors, onSubmit, ...form }: ResetPasswordFormProps) => {
  const { t } = useTexts(['password', 'account']);
  const problemText = useProblemText();
  return (
    <AccountForm
      {...form}
      data-component="reset-password-form"
      onSubmit={({ typed }) => onSubmit({ password: typed('password') })}
    >
      <Field
        label={t('newPassword')}
        hint={t('account:passwordHint')}
        required
        error={problemText(fieldErrors.password)}
      >
        <PasswordInput name="password" autoComplete="new-password" maxLength={200} />
      </Field>
      <Button type="submit" size="lg" block loading={form.pending}>
        {t('reset.save')}
      </Button>
    </AccountForm>
  );
};
