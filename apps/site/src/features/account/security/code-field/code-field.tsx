import { Field, TextInput, useTexts } from '@footlight/ui';

export interface CodeFieldProps {
  /** Replaces the label of a code for a login. */
  label?: string;
  /** Recovery codes do not fit here. */
  isAppOnly?: boolean;
  /** Translated. */
  error?: string | null;
  autoFocus?: boolean;
}

/** The field `code` of a form: a code of the authenticator app or a recovery code. */
export const CodeField = ({ label, isAppOnly = false, error = null, autoFocus = false }: CodeFieldProps) => {
  const { t } = useTexts('security');
  return (
    <Field
      label={label ?? t('proof.code')}
      required
      {...(isAppOnly ? {} : { hint: t('proof.codeHint') })}
      {...(error ? { error } : {})}
    >
      <TextInput
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        {...(isAppOnly ? { inputMode: 'numeric' as const } : {})}
        // The form has just asked for it.
        autoFocus={autoFocus}
      />
    </Field>
  );
};
