import { type ApplicationDetails, type FieldProblem, GENDERS } from '@footlight/contract';
import { Button, CountrySelect, Field, Select, TextInput, useProblemText, useTexts } from '@footlight/ui';
import { type ReactNode, useState } from 'react';
import { AccountForm, type FormValues } from '../account-form/account-form.tsx';
import type { LegalLinksProps } from '../register-form/legal-links.tsx';
import {
  AgeAndTerms,
  LoginFields,
  type NewAccountValues,
  readNewAccount,
} from '../register-form/new-account-fields.tsx';

/** All fields as texts; those of the account only for a new one. */
export interface ApplyValues extends ApplicationDetails, NewAccountValues {
  gender: string;
}

export interface ApplyFormProps extends LegalLinksProps {
  /** There is no account yet. */
  isNew: boolean;
  details?: ApplicationDetails;
  /** The visitor's country: it comes first. */
  country: string | null;
  isSending: boolean;
  errorMessage: ReactNode;
  /** Problems reported by the platform, by field. */
  problems: Partial<Record<string, FieldProblem>>;
  submitLabel: string;
  onSubmit(values: ApplyValues): void;
}

/** What a broadcaster states, with the account or without it. Keeps the input after an error. */
export const ApplyForm = (props: ApplyFormProps) => {
  const { isNew, details, isSending, errorMessage, problems, submitLabel, documents, onSubmit, onRead } =
    props;
  const { t } = useTexts('apply');
  const [country, setCountry] = useState(details?.country ?? '');
  const problemText = useProblemText();
  const submit = (values: FormValues) =>
    onSubmit({
      ...readNewAccount(values),
      gender: values.text('gender'),
      legal_name: values.text('legal_name'),
      stage_name: values.text('stage_name'),
      country,
    });
  return (
    <AccountForm component="apply-form" isSending={isSending} errorMessage={errorMessage} onSubmit={submit}>
      {isNew ? <LoginFields problems={problems} /> : null}
      <Field
        label={t('legalName')}
        hint={t('legalNameHint')}
        error={problemText(problems.legal_name)}
        required
      >
        <TextInput name="legal_name" autoComplete="name" maxLength={80} defaultValue={details?.legal_name} />
      </Field>
      <Field
        label={t('stageName')}
        hint={t('stageNameHint')}
        error={problemText(problems.stage_name)}
        required
      >
        <TextInput name="stage_name" autoComplete="off" maxLength={40} defaultValue={details?.stage_name} />
      </Field>
      <Field label={t('country')} error={problemText(problems.country)} required>
        <CountrySelect
          value={country}
          onValueChange={setCountry}
          autoComplete="country"
          first={props.country ? [props.country] : []}
        />
      </Field>
      {isNew ? (
        <>
          <Field label={t('gender')} error={problemText(problems.gender)} required>
            <Select
              name="gender"
              defaultValue=""
              options={[
                { value: '', label: t('genderOf.none') },
                ...GENDERS.map((value) => ({ value, label: t(`genderOf.${value}`) })),
              ]}
            />
          </Field>
          <AgeAndTerms problems={problems} documents={documents} onRead={onRead} />
        </>
      ) : null}
      <Button type="submit" size="lg" block loading={isSending}>
        {submitLabel}
      </Button>
    </AccountForm>
  );
};
