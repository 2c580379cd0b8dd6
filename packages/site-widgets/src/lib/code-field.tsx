import { Field, TextInput, useTexts } from '@footlight/ui';
import type { ReactNode } from 'react';

export interface CodeFieldProps {
  /** Two accounts may have to prove themselves in one form. */
  name?: 'code' | 'other_code';
  /** Replaces the label of a code for a login. */
  label?: string;
  /** Recovery codes do not fit here. */
  appOnly?: boolean;
  /** Translated. */
  error?: ReactNode;
  autoFocus?: boolean;
}

/** The field for a code: a code of the authenticator app or a recovery code. */
export const CodeField = ({
  name = 'code',
  label,
  appOnly = false,
  error,
  autoFocus = false,
}: CodeFieldProps) => {
  const { t } = useTexts('security');
  return (
    <Field
      label={label ?? t('proof.code')}
      required
      {...(appOnly ? {} : { hint: t('proof.codeHint') })}
      error={error}
    >
      <TextInput
        name={name}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        {...(appOnly ? { inputMode: 'numeric' as const } : {})}
        // The form has just asked for it.
        autoFocus={autoFocus}
      />
    </Field>
  );
};
