import type { FieldProblem } from '@footlight/contract';
import {
  BirthDatePicker,
  Checkbox,
  Field,
  PasswordInput,
  TextInput,
  useProblemText,
  useTexts,
} from '@footlight/ui';
import type { FormValues } from '../account-form/account-form.tsx';
import { LegalLinks, type LegalLinksProps } from './legal-links.tsx';

/** What every new account states. */
export interface NewAccountValues {
  username: string;
  email: string;
  password: string;
  /** YYYY-MM-DD. */
  birthDate: string;
  acceptTerms: boolean;
}

interface PartProps {
  /** Problems reported by the platform. */
  fieldErrors: Partial<Record<keyof NewAccountValues, FieldProblem>>;
}

export const readNewAccount = ({ text, typed, checked }: FormValues): NewAccountValues => ({
  username: text('username'),
  email: text('email'),
  password: typed('password'),
  birthDate: text('birth_date'),
  acceptTerms: checked('accept_terms'),
});

interface LoginFieldsProps extends PartProps {
  /** The account gets no password: a login at a provider opens it. */
  withoutPassword?: boolean;
  /** What is known about the address. */
  email?: string | undefined;
}

/** Username, email and password of a new account. */
export const LoginFields = ({ fieldErrors, withoutPassword = false, email }: LoginFieldsProps) => {
  const { t } = useTexts('account');
  const problemText = useProblemText();
  return (
    <>
      <Field
        label={t('username')}
        hint={t('usernameHint')}
        error={problemText(fieldErrors.username)}
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
      <Field label={t('email')} error={problemText(fieldErrors.email)} required>
        <TextInput name="email" type="email" autoComplete="email" maxLength={254} defaultValue={email} />
      </Field>
      {withoutPassword ? null : (
        <Field
          label={t('password')}
          hint={t('passwordHint')}
          error={problemText(fieldErrors.password)}
          required
        >
          <PasswordInput name="password" autoComplete="new-password" minLength={8} />
        </Field>
      )}
    </>
  );
};

type AgeAndTermsProps = PartProps & LegalLinksProps;

/** Birth date and acceptance of the terms. */
export const AgeAndTerms = ({ fieldErrors, documents, onRead }: AgeAndTermsProps) => {
  const { t } = useTexts('account');
  const problemText = useProblemText();
  return (
    <>
      <Field
        label={t('birthDate')}
        // The hint and the under-age error have the same text: show it once.
        hint={fieldErrors.birthDate === 'under_age' ? undefined : t('birthDateHint')}
        error={problemText(fieldErrors.birthDate)}
        required
      >
        <BirthDatePicker name="birth_date" />
      </Field>
      <div className="flex flex-col gap-1">
        <Checkbox
          name="accept_terms"
          label={t('terms')}
          error={problemText(fieldErrors.acceptTerms)}
          required
        />
        <LegalLinks documents={documents} onRead={onRead} />
      </div>
    </>
  );
};
