import { MAX_REASON } from '@footlight/contract';
import { Banner, Button, cn, Dialog, Field, Select, TextArea, TextInput, useTexts } from '@footlight/ui';
import { type ComponentProps, type FormEvent, type ReactNode, useId, useState } from 'react';

/** What the act asks for besides the reason. */
type ActField =
  | { kind: 'choice'; label: string; options: readonly { value: string; label: string }[] }
  | { kind: 'line'; label: string; hint?: string; numeric?: boolean };

/** One act: what it does, to which object, and what it asks for. */
export interface ActSpec {
  title: string;
  /** What it is done to: a username or an id. */
  object: string;
  /** What happens. */
  text: string;
  confirm: string;
  danger?: boolean;
  reasonOptional?: boolean;
  /** The dialog asks for no reason. */
  noReason?: boolean;
  field?: ActField;
}

export interface ActInput {
  reason: string;
  /** Value of the field; empty without one. */
  value: string;
}

export interface ActDialogProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  spec: ActSpec;
  pending: boolean;
  /** Why the platform refused. What was entered stays. */
  error: ReactNode;
  onConfirm(input: ActInput): void;
  onClose(): void;
}

/** Asks for the reason of an act of the staff, and names its object. */
export const ActDialog = ({
  spec,
  pending,
  error,
  onConfirm,
  onClose,
  className,
  ...rest
}: ActDialogProps) => {
  const { t } = useTexts(['admin', 'common']);
  const form = useId();
  const { field } = spec;
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState<string>();
  const [isSent, setIsSent] = useState(false);
  const value = typed ?? (field?.kind === 'choice' ? (field.options[0]?.value ?? '') : '');
  const lacksReason = !spec.reasonOptional && !spec.noReason && reason.trim() === '';
  const lacksValue = field !== undefined && value.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsSent(true);
    if (!lacksReason && !lacksValue && !pending) onConfirm({ reason: reason.trim(), value: value.trim() });
  };
  const required = t('common:problem.required');
  return (
    <Dialog
      open
      size="sm"
      title={spec.title}
      description={spec.text}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={form} loading={pending} variant={spec.danger ? 'danger' : 'primary'}>
            {spec.confirm}
          </Button>
        </>
      }
    >
      <form
        {...rest}
        id={form}
        noValidate
        data-component="act-dialog"
        onSubmit={submit}
        className={cn('flex flex-col gap-4', className)}
      >
        {error ? (
          <Banner appearance="error" live>
            {error}
          </Banner>
        ) : null}
        <p className="font-semibold wrap-anywhere">{spec.object}</p>
        {field?.kind === 'choice' ? (
          <Field label={field.label}>
            <Select
              options={field.options}
              value={value}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
        ) : null}
        {field?.kind === 'line' ? (
          <Field
            label={field.label}
            hint={field.hint}
            required
            error={isSent && lacksValue ? required : undefined}
          >
            <TextInput
              inputMode={field.numeric ? 'numeric' : 'text'}
              maxLength={100}
              autoComplete="off"
              value={value}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
        ) : null}
        {spec.noReason ? null : (
          <Field
            label={spec.reasonOptional ? t('optionalReason') : t('reason')}
            hint={t('reasonHint')}
            required={!spec.reasonOptional}
            error={isSent && lacksReason ? required : undefined}
          >
            <TextArea
              counter
              maxLength={MAX_REASON}
              value={reason}
              onChange={(event) => setReason(event.target.value.replaceAll(/\s*\n\s*/g, ' '))}
            />
          </Field>
        )}
      </form>
    </Dialog>
  );
};
