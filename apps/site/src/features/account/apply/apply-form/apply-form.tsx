import { type ApplicationDetails, type FieldProblem, GENDERS } from '@footlight/contract';
import {
  Banner,
  BirthDatePicker,
  Button,
  Checkbox,
  CountrySelect,
  Field,
  PasswordInput,
  Select,
  TextInput,
  useProblemText,
  useTexts,
} from '@footlight/ui';
import { type FormEvent, useState } from 'react';
import { type AcceptedDocument, LegalLinks } from '../../register-form/legal-links.tsx';

/** All fields as texts; those of the account only for a new one. */
export interface ApplyValues extends ApplicationDetails {
  username: string;
  email: string;
  password: string;
  birth_date: string;
  gender: string;
  accept_terms: boolean;
}

export interface ApplyFormProps {
  /** There is no account yet. */
  isNew: boolean;
  details?: ApplicationDetails;
  /** The visitor's country: it comes first. */
  country: string | null;
  isSending: boolean;
  errorMessage: string | null;
  /** Problems reported by the platform, by field. */
  problems: Partial<Record<string, FieldProblem>>;
  submitLabel: string;
  onSubmit(values: ApplyValues): void;
  onRead?(document: AcceptedDocument): void;
}

/** What a broadcaster states, with the account or without it. Keeps the input after an error. */
export const ApplyForm = (props: ApplyFormProps) => {
  const { isNew, details, isSending, errorMessage, problems, submitLabel, onSubmit, onRead } = props;
  const { t } = useTexts(['apply', 'site', 'common']);
  const [country, setCountry] = useState(details?.country ?? '');
  const problemText = useProblemText();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? '').trim();
    if (isSending) return;
    onSubmit({
      username: text('username'),
      email: text('email'),
      password: String(data.get('password') ?? ''),
      birth_date: text('birth_date'),
      gender: text('gender'),
      accept_terms: data.get('accept_terms') === 'on',
      legal_name: text('legal_name'),
      stage_name: text('stage_name'),
      country,
    });
  };
  // POST, so that a submit before hydration does not put the password into the URL.
  return (
    <form
      data-component="apply-form"
      data-guard="surface"
      method="post"
      onSubmit={submit}
      className="flex flex-col gap-4"
    >
      {errorMessage ? (
        <Banner appearance="error" live>
          {errorMessage}
        </Banner>
      ) : null}
      {isNew ? (
        <>
          <Field
            label={t('site:auth.username')}
            hint={t('site:auth.usernameHint')}
            error={problemText(problems.username)}
            required
          >
            <TextInput
              name="username"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={32}
            />
          </Field>
          <Field label={t('site:auth.email')} error={problemText(problems.email)} required>
            <TextInput name="email" type="email" autoComplete="email" maxLength={254} />
          </Field>
          <Field
            label={t('site:auth.password')}
            hint={t('site:auth.passwordHint')}
            error={problemText(problems.password)}
            required
          >
            <PasswordInput name="password" autoComplete="new-password" minLength={8} />
          </Field>
        </>
      ) : null}
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
          <Field
            label={t('site:auth.birthDate')}
            // The hint and the under-age error have the same text: show it once.
            hint={problems.birth_date === 'under_age' ? undefined : t('site:auth.birthDateHint')}
            error={problemText(problems.birth_date)}
            required
          >
            <BirthDatePicker name="birth_date" />
          </Field>
          <div className="flex flex-col gap-1">
            <Checkbox
              name="accept_terms"
              label={t('site:auth.terms')}
              error={problemText(problems.accept_terms)}
              required
            />
            <LegalLinks {...(onRead ? { onRead } : {})} />
          </div>
        </>
      ) : null}
      <Button type="submit" size="lg" block loading={isSending}>
        {submitLabel}
      </Button>
    </form>
  );
};
