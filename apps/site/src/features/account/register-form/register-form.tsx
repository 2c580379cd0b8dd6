import type { FieldProblem } from '@footlight/contract';
import {
  Banner,
  BirthDatePicker,
  Button,
  Checkbox,
  Field,
  PasswordInput,
  TextInput,
  useProblemText,
  useTexts,
} from '@footlight/ui';
import type { FormEvent } from 'react';
import { type AcceptedDocument, LegalLinks } from './legal-links.tsx';

export interface RegisterValues {
  username: string;
  email: string;
  password: string;
  /** YYYY-MM-DD. */
  birth_date: string;
  accept_terms: boolean;
}
type RegisterProblems = Partial<Record<keyof RegisterValues, FieldProblem>>;

export interface RegisterFormProps {
  isSending: boolean;
  errorMessage: string | null;
  /** Problems reported by the platform, by field. */
  problems: RegisterProblems;
  /** The account gets no password: a login at a provider opens it. */
  withoutPassword?: boolean;
  /** What is known of the address. */
  email?: string | undefined;
  onSubmit(values: RegisterValues): void;
  /** Shows a document above the form. Without it, documents open in a new tab, so that the input is kept. */
  onRead?(document: AcceptedDocument): void;
}

/** Sign-up form. Keeps the input after an error. */
export const RegisterForm = ({
  isSending,
  errorMessage,
  problems,
  withoutPassword = false,
  email,
  onSubmit,
  onRead,
}: RegisterFormProps) => {
  const { t } = useTexts('site');
  const problemText = useProblemText();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? '').trim();
    if (isSending) return;
    onSubmit({
      username: text('username'),
      email: text('email'),
      password: String(data.get('password') ?? ''),
      birth_date: text('birth_date'),
      accept_terms: data.get('accept_terms') === 'on',
    });
  };
  // POST, so that a submit before hydration does not put the password into the URL.
  return (
    <form
      data-component="register-form"
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
        label={t('auth.username')}
        hint={t('auth.usernameHint')}
        error={problemText(problems.username)}
        required
      >
        <TextInput
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={32}
        />
      </Field>
      <Field label={t('auth.email')} error={problemText(problems.email)} required>
        <TextInput name="email" type="email" autoComplete="email" maxLength={254} defaultValue={email} />
      </Field>
      {withoutPassword ? null : (
        <Field
          label={t('auth.password')}
          hint={t('auth.passwordHint')}
          error={problemText(problems.password)}
          required
        >
          <PasswordInput name="password" autoComplete="new-password" minLength={8} />
        </Field>
      )}
      <Field
        label={t('auth.birthDate')}
        // The hint and the under-age error have the same text: show it once.
        hint={problems.birth_date === 'under_age' ? undefined : t('auth.birthDateHint')}
        error={problemText(problems.birth_date)}
        required
      >
        <BirthDatePicker name="birth_date" />
      </Field>
      <div className="flex flex-col gap-1">
        <Checkbox
          name="accept_terms"
          label={t('auth.terms')}
          error={problemText(problems.accept_terms)}
          required
        />
        <LegalLinks {...(onRead ? { onRead } : {})} />
      </div>
      <Button type="submit" size="lg" block loading={isSending}>
        {t('auth.register')}
      </Button>
    </form>
  );
};
