import { Button, Field, PasswordInput, useTexts } from '@footlight/ui';
import { type FormEvent, useRef } from 'react';

/** Why a password did not open the room. */
export type PasswordProblem = 'wrong' | 'limited' | 'error';

export interface PasswordFormProps {
  problem: PasswordProblem | null;
  pending: boolean;
  onSend: (password: string) => void;
}

/** Asks for the password of a room. The platform checks it. */
export function PasswordForm({ problem, pending, onSend }: PasswordFormProps) {
  const { t } = useTexts('player');
  // Uncontrolled: the server draws this form, and what is typed before the page hydrates must stay.
  const input = useRef<HTMLInputElement>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const password = input.current?.value ?? '';
    if (password !== '' && !pending) onSend(password);
  };
  return (
    <form data-part="password" onSubmit={send} className="flex w-full flex-wrap items-end gap-2 text-start">
      <Field
        label={t('status.password.label')}
        error={problem ? t(`status.password.${problem}`) : undefined}
        className="min-w-40 flex-1"
      >
        <PasswordInput
          ref={input}
          // A room's password belongs to no account, so the browser should not offer to save it.
          autoComplete="off"
          maxLength={100}
        />
      </Field>
      <Button type="submit" loading={pending}>
        {t('status.password.enter')}
      </Button>
    </form>
  );
}
