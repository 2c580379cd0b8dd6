import { AGE_CARD_LIMITS, type AgeCardField, addressParts, hasStateList } from '@footlight/contract';
import { BirthDatePicker, CountrySelect, Field, StateSelect, TextInput, useTexts } from '@footlight/ui';
import type { ComponentProps } from 'react';
import type { AgeCardDraft } from './age-card-draft.ts';

interface AgeCardFieldsProps {
  draft: AgeCardDraft;
  /** Replaces some values of the draft. */
  onChange: (change: Partial<AgeCardDraft>) => void;
  /** Translated problem of a field; undefined for none. */
  problemOf: (field: AgeCardField) => string | undefined;
  needsEmail: boolean;
  firstCountries: readonly string[];
  now: Date | undefined;
}

type TextName = 'first_name' | 'last_name' | 'address' | 'city' | 'zip' | 'email';

/** Who the card belongs to. */
export function AgeCardFields({
  draft,
  onChange,
  problemOf,
  needsEmail,
  firstCountries,
  now,
}: AgeCardFieldsProps) {
  const { t } = useTexts('wallet');
  const parts = addressParts(draft.country);
  const text = (name: TextName, { required = true, ...own }: ComponentProps<typeof TextInput>) => (
    <Field label={t(`ageCard.field.${name}`)} error={problemOf(name)} required={required}>
      <TextInput
        maxLength={AGE_CARD_LIMITS[name] ?? 254}
        value={draft[name]}
        onChange={({ target }) => onChange({ [name]: target.value })}
        {...own}
      />
    </Field>
  );
  return (
    <fieldset
      data-part="person"
      className="grid min-w-0 grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] gap-4"
    >
      <legend className="mb-2 text-sm font-semibold wrap-anywhere">{t('ageCard.owner')}</legend>
      {text('first_name', { autoComplete: 'given-name' })}
      {text('last_name', { autoComplete: 'family-name' })}
      <Field
        label={t('ageCard.field.birth_date')}
        error={problemOf('birth_date')}
        required
        className="col-span-full"
      >
        <BirthDatePicker
          value={draft.birth_date || null}
          onValueChange={(birth_date) => onChange({ birth_date })}
          onIncomplete={() => onChange({ birth_date: '' })}
          {...(now ? { now } : {})}
        />
      </Field>
      <Field label={t('ageCard.field.country')} error={problemOf('country')} required>
        <CountrySelect
          value={draft.country}
          first={firstCountries}
          // A state belongs to one country only.
          onValueChange={(country) => onChange({ country, state: '' })}
        />
      </Field>
      {parts.state === 'none' ? null : (
        <Field
          label={t(hasStateList(draft.country) ? 'ageCard.field.state' : 'ageCard.field.province')}
          error={problemOf('state')}
          required={parts.state === 'required'}
        >
          <StateSelect
            country={draft.country}
            value={draft.state}
            onValueChange={(state) => onChange({ state })}
          />
        </Field>
      )}
      {text('address', { autoComplete: 'street-address' })}
      {text('city', { autoComplete: 'address-level2' })}
      {parts.zip === 'none'
        ? null
        : text('zip', { autoComplete: 'postal-code', required: parts.zip === 'required' })}
      {needsEmail ? text('email', { autoComplete: 'email', type: 'email' }) : null}
    </fieldset>
  );
}
