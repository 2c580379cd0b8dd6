import { daysBetween, EARNINGS_DAYS, monthSpan } from '@footlight/contract';
import { Button, DatePicker, Field, Select, useTexts } from '@footlight/ui';
import { useState } from 'react';

export interface Span {
  from: string;
  to: string;
}

export interface SpanFormProps {
  span: Span;
  /** Months that have a statement, latest first (`2026-11`). */
  months: readonly string[];
  onSpanChange: (span: Span) => void;
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Chooses the statement of a month, or any span of at most a year. */
export const SpanForm = ({ span, months, onSpanChange }: SpanFormProps) => {
  const { t, language } = useTexts('earnings');
  const [from, setFrom] = useState(span.from);
  const [to, setTo] = useState(span.to);
  const [isWrong, setIsWrong] = useState(false);
  const choose = (next: Span) => {
    setFrom(next.from);
    setTo(next.to);
    const days = DATE.test(next.from) && DATE.test(next.to) ? daysBetween(next.from, next.to) : 0;
    const fits = days >= 1 && days <= EARNINGS_DAYS;
    setIsWrong(!fits);
    if (fits) onSpanChange(next);
  };
  const current = months.find((month) => {
    const of = monthSpan(month);
    return of.from === span.from && of.to === span.to;
  });
  // A month is one field, so that a phone has room for the figures on its first screen.
  const [isCustom, setIsCustom] = useState(current === undefined);
  const monthText = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <form
      aria-label={t('span')}
      className="flex min-w-0 flex-wrap items-end gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        choose({ from, to });
      }}
    >
      <Field label={t('month')}>
        <Select
          value={isCustom ? '' : current}
          options={[
            { value: '', label: t('noMonth') },
            ...months.map((month) => ({ value: month, label: monthText.format(new Date(`${month}-01`)) })),
          ]}
          onChange={({ target }) => {
            setIsCustom(target.value === '');
            if (target.value) choose(monthSpan(target.value));
          }}
        />
      </Field>
      {isCustom ? (
        <>
          <Field label={t('from')} error={isWrong ? t('wrongSpan') : undefined}>
            <DatePicker value={from || null} onValueChange={(day) => setFrom(day ?? '')} />
          </Field>
          <Field label={t('to')}>
            <DatePicker value={to || null} onValueChange={(day) => setTo(day ?? '')} />
          </Field>
          <Button type="submit" variant="outline">
            {t('show')}
          </Button>
        </>
      ) : null}
    </form>
  );
};
