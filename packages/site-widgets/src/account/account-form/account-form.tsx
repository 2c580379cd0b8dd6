import { Banner, cn } from '@footlight/ui';
import type { FormEvent, ReactNode } from 'react';

/** Reads the fields of a form by their names. */
export interface FormValues {
  /** Without spaces around it. */
  text(name: string): string;
  /** As it was typed: a password may begin or end with a space. */
  typed(name: string): string;
  isChecked(name: string): boolean;
}

export interface AccountFormProps {
  /** Public name of the form, its `data-component`. */
  component: string;
  isSending: boolean;
  /** Translated; shown above the fields. */
  errorMessage: ReactNode;
  /** Shown above the message. */
  intro?: ReactNode;
  /** The platform says what is wrong, in the language of the page. */
  noValidate?: boolean;
  className?: string;
  children: ReactNode;
  /** Not called again while the form is sent. */
  onSubmit(values: FormValues): void;
}

/** The frame of the forms of an account. Its fields keep their input after an error. */
export const AccountForm = (props: AccountFormProps) => {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (props.isSending) return;
    const data = new FormData(event.currentTarget);
    const typed = (name: string) => String(data.get(name) ?? '');
    props.onSubmit({
      typed,
      text: (name) => typed(name).trim(),
      isChecked: (name) => data.get(name) === 'on',
    });
  };
  // POST, so that a submit before hydration does not put the password into the URL.
  return (
    <form
      data-component={props.component}
      data-guard="surface"
      method="post"
      noValidate={props.noValidate}
      onSubmit={submit}
      className={cn('flex flex-col gap-4', props.className)}
    >
      {props.intro}
      {props.errorMessage ? (
        <Banner appearance="error" live>
          {props.errorMessage}
        </Banner>
      ) : null}
      {props.children}
    </form>
  );
};
