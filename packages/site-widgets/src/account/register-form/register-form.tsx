import type { FieldProblem } from '@footlight/contract';
import { Button, useTexts } from '@footlight/ui';
import type { ReactNode } from 'react';
import { AccountForm } from '../account-form/account-form.tsx';
import type { LegalLinksProps } from './legal-links.tsx';
import { AgeAndTerms, LoginFields, type NewAccountValues, readNewAccount } from './new-account-fields.tsx';

export interface RegisterFormProps extends LegalLinksProps {
  isSending: boolean;
  errorMessage: ReactNode;
  /** Problems reported by the platform, by field. */
  problems: Partial<Record<keyof NewAccountValues, FieldProblem>>;
  /** The account gets no password: a login at a provider opens it. */
  withoutPassword?: boolean;
  /** What is known of the address. */
  email?: string | undefined;
  onSubmit(values: NewAccountValues): void;
}

/** Sign-up form. Keeps the input after an error. */
export const RegisterForm = ({
  isSending,
  errorMessage,
  problems,
  withoutPassword = false,
  email,
  documents,
  onSubmit,
  onRead,
}: RegisterFormProps) => {
  const { t } = useTexts('account');
  return (
    <AccountForm
      component="register-form"
      isSending={isSending}
      errorMessage={errorMessage}
      onSubmit={(values) => onSubmit(readNewAccount(values))}
    >
      <LoginFields problems={problems} withoutPassword={withoutPassword} email={email} />
      <AgeAndTerms problems={problems} documents={documents} onRead={onRead} />
      <Button type="submit" size="lg" block loading={isSending}>
        {t('register')}
      </Button>
    </AccountForm>
  );
};
