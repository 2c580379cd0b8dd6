import type { FieldProblem } from '@footlight/contract';
import { Button, useTexts } from '@footlight/ui';
import type { ReactNode } from 'react';
import { AccountForm } from '../account-form/account-form.tsx';
import type { AcceptedDocument } from './legal-links.tsx';
import { AgeAndTerms, LoginFields, type NewAccountValues, readNewAccount } from './new-account-fields.tsx';

export interface RegisterFormProps {
  isSending: boolean;
  errorMessage: ReactNode;
  /** Problems reported by the platform, by field. */
  problems: Partial<Record<keyof NewAccountValues, FieldProblem>>;
  /** The account gets no password: a login at a provider opens it. */
  withoutPassword?: boolean;
  /** What is known of the address. */
  email?: string | undefined;
  onSubmit(values: NewAccountValues): void;
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
  return (
    <AccountForm
      component="register-form"
      isSending={isSending}
      errorMessage={errorMessage}
      onSubmit={(values) => onSubmit(readNewAccount(values))}
    >
      <LoginFields problems={problems} withoutPassword={withoutPassword} email={email} />
      <AgeAndTerms problems={problems} onRead={onRead} />
      <Button type="submit" size="lg" block loading={isSending}>
        {t('auth.register')}
      </Button>
    </AccountForm>
  );
};
