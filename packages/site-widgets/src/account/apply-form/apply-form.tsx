import { type FieldProblem, GENDERS } from '@footlight/contract';
import { Button, CountrySelect, Field, Select, TextInput, useProblemText, useTexts } from '@footlight/ui';
import { useState } from 'react';
import { AccountForm, type FormProps, type FormValues } from '../account-form/account-form.tsx';
import type { LegalLinksProps } from '../register-form/legal-links.tsx';
import {
  AgeAndTerms,
  LoginFields,
  type NewAccountValues,
  readNewAccount,
} from '../register-form/new-account-fields.tsx';

/** What a broadcaster states about the person. */
export interface StatedDetails {
  legalName: string;
  stageName: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

/** All fields as texts; those of the account only for a new one. */
export interface ApplyValues extends NewAccountValues, StatedDetails {
  gender: string;
}

export interface ApplyFormProps extends FormProps, LegalLinksProps {
  /** There is no account yet. */
  newAccount: boolean;
  details?: StatedDetails;
  /** The visitor's country: it comes first. */
  country: string | null;
  /** Problems reported by the platform. */
  fieldErrors: Partial<Record<keyof ApplyValues, FieldProblem>>;
  submitLabel: string;
  onSubmit: (values: ApplyValues) => void;
}

/** What a broadcaster states, with the account or without it. Keeps the input after an error. */
export const ApplyForm = ({
  newAccount,
  details,
  country: first,
  fieldErrors,
  submitLabel,
  documents,
  onSubmit,
  onRead,
  ...form
}: ApplyFormProps) => {
  const { t } = useTexts('applications');
  const [country, setCountry] = useState(details?.country ?? '');
  const problemText = useProblemText();
  const submit = (values: FormValues) =>
    onSubmit({
      ...readNewAccount(values),
      gender: values.text('gender'),
      legalName: values.text('legal_name'),
      stageName: values.text('stage_name'),
      country,
    });
  return (
    <AccountForm {...form} data-component="apply-form" onSubmit={submit}>
      {newAccount ? <LoginFields fieldErrors={fieldErrors} /> : null}
      <Field
        label={t('legalName')}
        hint={t('legalNameHint')}
        error={problemText(fieldErrors.legalName)}
        required
      >
        <TextInput name="legal_name" autoComplete="name" maxLength={80} defaultValue={details?.legalName} />
      </Field>
      <Field
        label={t('stageName')}
        hint={t('stageNameHint')}
        error={problemText(fieldErrors.stageName)}
        required
      >
        <TextInput name="stage_name" autoComplete="off" maxLength={40} defaultValue={details?.stageName} />
      </Field>
      <Field label={t('country')} error={problemText(fieldErrors.country)} required>
        <CountrySelect
          value={country}
          onValueChange={setCountry}
          autoComplete="country"
          first={first ? [first] : []}
        />
      </Field>
      {newAccount ? (
        <>
          <Field label={t('gender')} error={problemText(fieldErrors.gender)} required>
            <Select
              name="gender"
              placeholder={t('genderOf.none')}
              options={GENDERS.map((value) => ({ value, label: t(`genderOf.${value}`) }))}
            />
          </Field>
          <AgeAndTerms fieldErrors={fieldErrors} documents={documents} onRead={onRead} />
        </>
      ) : null}
      <Button type="submit" size="lg" block loading={form.pending}>
        {submitLabel}
      </Button>
    </AccountForm>
  );
};
