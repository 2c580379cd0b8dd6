import { type FieldProblem, MAX_CAM_PASSWORD, MIN_CAM_PASSWORD } from '@footlight/contract';
import { Button, cn, Field, PasswordInput, useFocusAfter, useProblemText, useTexts } from '@footlight/ui';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { FormError } from '../../lib/form-error.tsx';

export interface CamPasswordProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** The room has a password. The password itself is never shown. */
  hasPassword: boolean;
  /** A show is running: its viewers have paid, so the password stays as it is. */
  showRunning: boolean;
  pending?: boolean;
  /** Without frame and title, for a drawer that has both. */
  bare?: boolean;
  /** What the platform reported about the typed password. */
  problem?: FieldProblem | null;
  /** Why it was not saved. */
  error?: ReactNode;
  /** Resolves with true once it is saved; the field is then emptied. Null removes the password. */
  onSave: (password: string | null) => Promise<boolean>;
}

/** Sets, changes or removes the password of the broadcaster's room (spec 2 §3, cam password). */
export function CamPassword({
  hasPassword,
  showRunning,
  pending = false,
  bare = false,
  problem = null,
  error,
  onSave,
  className,
  ...rest
}: CamPasswordProps) {
  const { t } = useTexts('broadcaster');
  const problemText = useProblemText();
  const [password, setPassword] = useState('');
  const [isShort, setShort] = useState(false);
  // Removing the password removes its button.
  const { mark, target } = useFocusAfter();
  const shown: FieldProblem | null = isShort ? 'too_short' : problem;
  const save = async (wish: string | null) => {
    if (pending || showRunning || wish === '') return;
    const isTooShort = wish !== null && [...wish].length < MIN_CAM_PASSWORD;
    setShort(isTooShort);
    if (!isTooShort && (await onSave(wish))) setPassword('');
  };
  return (
    <form
      aria-label={t('password.title')}
      {...rest}
      data-component="cam-password"
      data-state={hasPassword ? 'set' : 'none'}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save(password);
      }}
      className={cn(
        'flex min-w-0 flex-col gap-4 text-text',
        !bare &&
          'border border-border-strong bg-surface p-4 rounded-[var(--cam-password-radius,--theme(--radius-lg))]',
        className,
      )}
    >
      <h3 className={bare ? 'sr-only' : 'heading text-base'}>{t('password.title')}</h3>
      <p ref={target} tabIndex={-1} data-part="text" className="text-sm text-text-muted wrap-anywhere">
        {t(showRunning ? 'password.busy' : hasPassword ? 'password.on' : 'password.off')}
      </p>
      <Field label={t(hasPassword ? 'password.new' : 'password.label')} error={problemText(shown)}>
        <PasswordInput
          autoComplete="new-password"
          maxLength={MAX_CAM_PASSWORD}
          disabled={showRunning}
          value={password}
          onChange={(event) => {
            setShort(false);
            setPassword(event.target.value);
          }}
        />
      </Field>
      <FormError>{error}</FormError>
      <div data-part="actions" className="flex min-w-0 flex-wrap gap-3">
        <Button
          type="submit"
          className="min-w-0 max-w-full shrink"
          loading={pending}
          aria-disabled={showRunning || password === ''}
        >
          {t(hasPassword ? 'password.change' : 'password.set')}
        </Button>
        {hasPassword ? (
          <Button
            variant="outline"
            className="min-w-0 max-w-full shrink"
            aria-disabled={pending || showRunning}
            onClick={mark(() => void save(null))}
          >
            {t('password.remove')}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
