import { cn, Field, IconButton, Select, TextInput, useTexts, VisuallyHidden } from '@footlight/ui';
import { Trash2 } from 'lucide-react';
import { type SlotDraft, useDayName } from './slot-draft.ts';

export interface SlotFieldsProps {
  slot: SlotDraft;
  error: string | undefined;
  onChange(slot: SlotDraft): void;
  onRemove(): void;
}

const LENGTHS = [30, 60, 90, 120, 180, 240, 300, 360, 480, 600, 720];
const line = 'flex flex-wrap items-start gap-2 desktop:flex-nowrap';
const cell = 'min-w-0 flex-1 basis-24';

/** The labels above the lines of a wide window. Each field has its own for screen readers. */
export const SlotLabels = () => {
  const { t } = useTexts('schedule');
  return (
    <p aria-hidden="true" className={cn(line, 'ps-3 pe-16 text-sm text-text-muted max-desktop:hidden')}>
      <span className={cell}>{t('day')}</span>
      <span className={cell}>{t('start')}</span>
      <span className={cell}>{t('length')}</span>
    </p>
  );
};

/** One weekly time. */
export const SlotFields = ({ slot, error, onChange, onRemove }: SlotFieldsProps) => {
  const { t } = useTexts('schedule');
  const dayName = useDayName('long');
  const lengthText = (length: number): string => {
    const [hours, minutes] = [Math.floor(length / 60), length % 60];
    if (hours === 0) return t('minutes', { minutes });
    return minutes === 0 ? t('hours', { hours }) : t('both', { hours, minutes });
  };
  const lengths = [...new Set([...LENGTHS, slot.minutes])].sort((a, b) => a - b);
  return (
    <div className={cn(line, 'p-3')}>
      {/* On a phone, the button shares the line of the day. */}
      <div className="flex gap-2 max-desktop:basis-full desktop:contents">
        <Field className={cell} label={<VisuallyHidden>{t('day')}</VisuallyHidden>}>
          <Select
            options={[1, 2, 3, 4, 5, 6, 7].map((day) => ({
              value: String(day),
              label: dayName(day),
            }))}
            value={String(slot.day)}
            onChange={({ target }) => onChange({ ...slot, day: Number(target.value) })}
          />
        </Field>
        <IconButton className="order-last" label={t('remove')} onClick={onRemove}>
          <Trash2 />
        </IconButton>
      </div>
      <Field className={cell} label={<VisuallyHidden>{t('start')}</VisuallyHidden>} error={error}>
        <TextInput
          type="time"
          value={slot.clock}
          onChange={({ target }) => onChange({ ...slot, clock: target.value })}
        />
      </Field>
      <Field className={cell} label={<VisuallyHidden>{t('length')}</VisuallyHidden>}>
        <Select
          options={lengths.map((value) => ({ value: String(value), label: lengthText(value) }))}
          value={String(slot.minutes)}
          onChange={({ target }) => onChange({ ...slot, minutes: Number(target.value) })}
        />
      </Field>
    </div>
  );
};
