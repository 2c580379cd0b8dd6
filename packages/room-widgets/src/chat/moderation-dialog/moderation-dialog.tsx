import { type ActionWithReason, MAX_MODERATION_REASON } from '@footlight/contract';
import { Button, cn, Dialog, Field, TextInput, useTexts } from '@footlight/ui';
import { type ComponentProps, type ReactNode, useState } from 'react';

export interface ModerationDialogProps
  extends Omit<ComponentProps<'form'>, 'children' | 'action' | 'onSubmit'> {
  action: ActionWithReason;
  /** The user who is moderated. */
  name: string;
  pending?: boolean;
  /** Translated: why it failed. The reason stays in the field. */
  error?: ReactNode;
  /** Gets the trimmed reason; empty without one. */
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/**
 * Asks for an optional reason before staff silence, kick or ban a user, who reads it (spec 2 §8). Renders its own
 * Dialog.
 */
export function ModerationDialog({
  action,
  name,
  pending = false,
  error = null,
  onConfirm,
  onClose,
  className,
  ...rest
}: ModerationDialogProps) {
  const { t } = useTexts(['social', 'common']);
  const [reason, setReason] = useState('');
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={t(`moderate.${action}.title`, { name })}
      description={t(`moderate.${action}.text`, { name })}
    >
      <form
        {...rest}
        data-component="moderation-dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!pending) onConfirm(reason.trim());
        }}
        className={cn('flex flex-col gap-4', className)}
      >
        <Field label={t('moderate.reason')} hint={t('moderate.hint')} optional {...(error ? { error } : {})}>
          <TextInput
            name="reason"
            autoComplete="off"
            maxLength={MAX_MODERATION_REASON}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        <div data-part="actions" className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" variant="danger" loading={pending}>
            {t(`moderate.${action}.confirm`)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
