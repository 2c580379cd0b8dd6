import type { FieldProblem } from '@footlight/contract';
import { Button, useTexts } from '@footlight/ui';
import { AccountForm, type FormProps } from '../account-form/account-form.tsx';
import type { LegalLinksProps } from './legal-links.tsx';
import { AgeAndTerms, LoginFields, type NewAccountValues, readNewAccount } from './new-account-fields.tsx';

export interface RegisterFormProps extends FormProps, LegalLinksProps {
  /** Problems reported by the platform. */
  fieldErrors: Partial<Record<keyof NewAccountValues, FieldProblem>>;
  /** The account gets no password: a login at a provider opens it. */
  withoutPassword?: boolean;
  /** What is known about the address. */
  email?: string | undefined;
  onSubmit: (values: NewAccountValues) => void;
}

/** Sign-up form. Keeps the input after an error. */
export const RegisterForm = ({
  fieldErrors,
  documents,
  withoutPassword = false,
  email,
  onSubmit,
  onRead,
  ...form
}: RegisterFormProps) => {
  const { t } = useTexts('account');
  return (
    <AccountForm
      {...form}
      data-component="register-form"
      onSubmit={(values) => onSubmit(readNewAccount(values))}
    >
      <LoginFields fieldErrors={fieldErrors} withoutPassword={withoutPassword} email={email} />
      <AgeAndTerms fieldErrors={fieldErrors} documents={documents} onRead={onRead} />
      <Button type="submit" size="lg" block loading={form.pending}>
        {t('register')}
      </Button>
    </AccountForm>
  );
};
