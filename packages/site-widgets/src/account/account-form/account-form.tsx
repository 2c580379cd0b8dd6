import { Banner, cn } from '@footlight/ui';
import type { ComponentProps, FormEvent, ReactNode } from 'react';

/** Reads the fields of a form by their names. */
export interface FormValues {
  /** Without spaces around it. */
  text(name: string): string;
  /** As it was typed: a password may start or end with a space. */
  typed(name: string): string;
  checked(name: string): boolean;
}

/** What all forms of an account take. */
export interface FormProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** The form is being sent. */
  pending: boolean;
  /** Translated; shown above the fields. */
  error: ReactNode;
}

export interface AccountFormProps extends FormProps {
  /** `data-component` of a form built from this one. */
  'data-component'?: string;
  /** Shown above the error. */
  intro?: ReactNode;
  children: ReactNode;
  /** Not called again while the form is sent. */
  onSubmit: (values: FormValues) => void;
}

/** The frame of the forms of an account. Its fields keep their input after an error. */
export const AccountForm = ({
  'data-component': component = 'account-form',
  pending,
  error,
  intro,
  children,
  onSubmit,
  className,
  ...rest
}: AccountFormProps) => {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const data = new FormData(event.currentTarget);
    const typed = (name: string) => String(data.get(name) ?? '');
    onSubmit({
      typed,
      text: (name) => typed(name).trim(),
      checked: (name) => data.get(name) === 'on',
    });
  };
  // POST, so that a submit before hydration does not put the password into the URL.
  return (
    <form
      {...rest}
      data-component={component}
      data-guard="surface"
      method="post"
      onSubmit={submit}
      className={cn('flex flex-col gap-4', className)}
    >
      {intro}
      {error ? (
        <Banner appearance="error" live>
          {error}
        </Banner>
      ) : null}
      {children}
    </form>
  );
};
