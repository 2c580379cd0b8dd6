import type { FieldProblem } from '@footlight/contract';
import { Button, Field, TextInput, useProblemText, useTexts } from '@footlight/ui';
import { AccountForm, type FormProps } from '../account-form/account-form.tsx';

export interface UsernameFormProps extends FormProps {
  fieldErrors: { username?: FieldProblem | undefined };
  onSubmit: (username: string) => void;
}

/** Takes another username. Keeps the input after an error. */
export const UsernameForm = ({ fieldErrors, onSubmit, ...form }: UsernameFormProps) => {
  const { t } = useTexts(['settings', 'account']);
  const problemText = useProblemText();
  return (
    <AccountForm {...form} data-component="username-form" onSubmit={({ text }) => onSubmit(text('username'))}>
      <Field
        label={t('username.new')}
        hint={t('account:usernameHint')}
        required
        error={problemText(fieldErrors.username)}
      >
        <TextInput
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={32}
        />
      </Field>
      <Button type="submit" block loading={form.pending}>
        {t('username.change')}
      </Button>
    </AccountForm>
  );
};
