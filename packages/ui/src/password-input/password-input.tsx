import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { TextInput, type TextInputProps } from '../text-input/text-input.tsx';

export type PasswordInputProps = Omit<TextInputProps, 'type' | 'end'>;

/**
 * A password with a button to show it. Set `autoComplete` to `current-password` or `new-password`. Tokens: those of
 * text inputs.
 */
export function PasswordInput(props: PasswordInputProps) {
  const { t } = useTexts('ui');
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      data-component="password-input"
      data-state={shown ? 'shown' : 'hidden'}
      type={shown ? 'text' : 'password'}
      end={
        // The label states the next action, so the button has no `aria-pressed`.
        <IconButton
          size="sm"
          data-part="toggle"
          label={shown ? t('password.hide') : t('password.show')}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff /> : <Eye />}
        </IconButton>
      }
    />
  );
}
