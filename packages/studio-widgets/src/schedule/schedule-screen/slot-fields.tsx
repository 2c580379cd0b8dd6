import { Field, IconButton, Select, TextInput, useTexts } from '@footlight/ui';
import { Trash2 } from 'lucide-react';

export interface SlotDraft {
  id: number;
  day: number;
  /** `20:00`; empty while it is typed. */
  clock: string;
  minutes: number;
}

export interface SlotFieldsProps {
  slot: SlotDraft;
  error: string | undefined;
  onChange(slot: SlotDraft): void;
  onRemove(): void;
}

const LENGTHS = [30, 60, 90, 120, 180, 240, 300, 360, 480, 600, 720];
/** A Monday. */
const MONDAY = Date.UTC(2026, 0, 5);
const DAY = 86_400_000;

/** One weekly time. */
export const SlotFields = ({ slot, error, onChange, onRemove }: SlotFieldsProps) => {
  const { t, language } = useTexts('schedule');
  const name = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const lengthText = (length: number): string => {
    const [hours, minutes] = [Math.floor(length / 60), length % 60];
    if (hours === 0) return t('minutes', { minutes });
    return minutes === 0 ? t('hours', { hours }) : t('both', { hours, minutes });
  };
  const lengths = [...new Set([...LENGTHS, slot.minutes])].sort((a, b) => a - b);
  return (
    <div className="grid grid-cols-[1fr_auto] items-start gap-3 rounded-lg border border-border bg-surface p-3 tablet:grid-cols-[2fr_1fr_1fr_auto]">
      <Field label={t('day')}>
        <Select
          options={[1, 2, 3, 4, 5, 6, 7].map((day) => ({
            value: String(day),
            label: name.format(MONDAY + (day - 1) * DAY),
          }))}
          value={String(slot.day)}
          onChange={({ target }) => onChange({ ...slot, day: Number(target.value) })}
        />
      </Field>
      <IconButton label={t('remove')} className="mt-6 tablet:order-last" onClick={onRemove}>
        <Trash2 />
      </IconButton>
      <Field label={t('start')} error={error}>
        <TextInput
          type="time"
          value={slot.clock}
          onChange={({ target }) => onChange({ ...slot, clock: target.value })}
        />
      </Field>
      <Field label={t('length')}>
        <Select
          options={lengths.map((value) => ({ value: String(value), label: lengthText(value) }))}
          value={String(slot.minutes)}
          onChange={({ target }) => onChange({ ...slot, minutes: Number(target.value) })}
        />
      </Field>
    </div>
  );
};
