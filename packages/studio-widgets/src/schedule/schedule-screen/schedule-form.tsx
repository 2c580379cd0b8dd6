import { SCHEDULE_LIMITS, type Schedule } from '@footlight/contract';
import { Banner, Button, Field, Select, useTexts } from '@footlight/ui';
import { Plus } from 'lucide-react';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { minutesOf, type SlotDraft } from './slot-draft.ts';
import { SlotFields, SlotLabels } from './slot-fields.tsx';
import { WeekPreview } from './week-preview.tsx';

export interface ScheduleFormProps {
  schedule: Schedule;
  pending: boolean;
  error: ReactNode;
  onSave(schedule: Schedule): void;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');
const clockOf = (minutes: number): string =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
const draftsOf = ({ slots }: Schedule): SlotDraft[] =>
  slots.map(({ day, start, minutes }, id) => ({ id, day, clock: clockOf(start), minutes }));

/** Zones that the browser knows, and the chosen one. */
const zonesWith = (zone: string): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', zone])].sort();

/** Edits weekly times. What was entered stays until it is saved. */
export const ScheduleForm = ({ schedule, pending, error, onSave }: ScheduleFormProps) => {
  const { t } = useTexts('schedule');
  const [zone, setZone] = useState(schedule.zone);
  const [slots, setSlots] = useState(() => draftsOf(schedule));
  const [isSent, setIsSent] = useState(false);
  const nextId = useRef(slots.length);
  const addButton = useRef<HTMLButtonElement>(null);
  const change = (slot: SlotDraft) => setSlots(slots.map((one) => (one.id === slot.id ? slot : one)));
  const written = JSON.stringify([zone, slots]);
  const [saved] = useState(written);
  const isChanged = written !== saved;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsSent(true);
    const read = slots.map(({ day, clock, minutes }) => ({ day, start: minutesOf(clock), minutes }));
    const full = read.flatMap(({ start, ...slot }) => (start === null ? [] : [{ ...slot, start }]));
    if (full.length === read.length && !pending) onSave({ zone, slots: full });
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid items-start gap-6 wide:grid-cols-[minmax(0,1fr)_22rem] wide:gap-8"
    >
      <div className="flex min-w-0 flex-col gap-4">
        {error ? (
          <Banner appearance="error" live>
            {error}
          </Banner>
        ) : null}
        <Field label={t('zone')}>
          <Select
            options={zonesWith(zone).map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
            value={zone}
            onChange={({ target }) => setZone(target.value)}
          />
        </Field>
        <h2 className="heading text-lg">{t('times')}</h2>
        {slots.length === 0 ? (
          <p className="text-text-muted">{t('none')}</p>
        ) : (
          <>
            <SlotLabels />
            <ul
              aria-label={t('times')}
              className="-mt-2 flex flex-col divide-y divide-border rounded-lg border border-border bg-surface"
            >
              {slots.map((slot) => (
                <li key={slot.id}>
                  <SlotFields
                    slot={slot}
                    error={isSent && minutesOf(slot.clock) === null ? t('missing') : undefined}
                    onChange={change}
                    onRemove={() => {
                      setSlots(slots.filter(({ id }) => id !== slot.id));
                      // The pressed button is gone.
                      addButton.current?.focus();
                    }}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
        <p className="flex flex-wrap gap-3">
          <Button
            ref={addButton}
            // With no times yet, adding one is the next step.
            variant={slots.length === 0 && !isChanged ? 'primary' : 'outline'}
            iconStart={<Plus />}
            // Not `disabled`: the last addition would lose the focus.
            aria-disabled={slots.length >= SCHEDULE_LIMITS.slots}
            onClick={() => {
              const last = slots.at(-1);
              const day = ((last?.day ?? 0) % 7) + 1;
              const slot = {
                id: nextId.current,
                day,
                clock: last?.clock ?? '20:00',
                minutes: last?.minutes ?? 120,
              };
              nextId.current += 1;
              setSlots([...slots, slot]);
            }}
          >
            {t('add')}
          </Button>
          <Button type="submit" variant={isChanged ? 'primary' : 'outline'} loading={pending}>
            {t('save')}
          </Button>
        </p>
        {slots.length >= SCHEDULE_LIMITS.slots ? (
          <p className="text-sm text-text-muted">{t('most', { count: SCHEDULE_LIMITS.slots })}</p>
        ) : null}
      </div>
      <WeekPreview slots={slots} />
    </form>
  );
};
