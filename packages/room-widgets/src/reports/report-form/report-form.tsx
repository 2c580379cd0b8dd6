import { MAX_REPORT_TEXT, REPORT_REASONS, type ReportReason, type ReportTarget } from '@footlight/contract';
import { Banner, Button, cn, Dialog, Field, RadioGroup, TextArea, useTexts } from '@footlight/ui';
import { type ComponentProps, type FormEvent, type ReactNode, useId, useState } from 'react';

export interface ReportFormProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  kind: ReportTarget['kind'];
  /** Whose line, room, item or post it is. */
  name: string;
  pending?: boolean;
  /** Why the platform refused. What was entered stays. */
  error?: ReactNode;
  onSend(report: { reason: ReportReason; text: string }): void;
  onClose(): void;
}

/** Asks why something is reported to the staff. Renders its own Dialog. */
export const ReportForm = (props: ReportFormProps) => {
  const { kind, name, pending = false, error, onSend, onClose, className, ...rest } = props;
  const { t } = useTexts(['reports', 'common', 'extra']);
  const form = useId();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [text, setText] = useState('');
  const [isSent, setIsSent] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsSent(true);
    if (reason !== null && !pending) onSend({ reason, text: text.trim() });
  };
  return (
    <Dialog
      open
      size="sm"
      title={t('title', { name })}
      description={`${t(`about.${kind}`)} ${t('anonymous', { name })}`}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={form} loading={pending}>
            {t('send')}
          </Button>
        </>
      }
    >
      <form
        {...rest}
        id={form}
        data-component="report-form"
        noValidate
        onSubmit={submit}
        className={cn('flex flex-col gap-4', className)}
      >
        {error ? (
          <Banner appearance="error" live>
            {error}
          </Banner>
        ) : null}
        <Field
          label={t('reason')}
          required
          error={isSent && reason === null ? t('common:problem.required') : undefined}
        >
          <RadioGroup
            options={REPORT_REASONS.map((value) => ({ value, label: t(`extra:reportReason.${value}`) }))}
            value={reason}
            onValueChange={(value) => setReason(REPORT_REASONS.find((one) => one === value) ?? null)}
          />
        </Field>
        <Field label={t('text')} hint={t('hint')}>
          <TextArea
            counter
            maxLength={MAX_REPORT_TEXT}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
};
