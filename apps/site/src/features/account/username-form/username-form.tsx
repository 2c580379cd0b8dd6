import type { FieldProblem } from '@footlight/contract';
import { Banner, Button, Field, TextInput, useProblemText, useTexts } from '@footlight/ui';
import type { FormEvent } from 'react';

export interface UsernameFormProps {
  isSending: boolean;
  errorMessage: string | null;
  problem: FieldProblem | undefined;
  onSubmit(username: string): void;
}

/** Takes another username. Keeps the input after an error. */
export const UsernameForm = ({ isSending, errorMessage, problem, onSubmit }: UsernameFormProps) => {
  const { t } = useTexts(['settings', 'site']);
  const problemText = useProblemText();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    if (!isSending) onSubmit(String(data.get('username') ?? '').trim());
  };
  return (
    <form
      data-component="username-form"
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
        label={t('username.new')}
        hint={t('site:auth.usernameHint')}
        required
        error={problemText(problem)}
      >
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
    </form>
  );
};
