import { DISPLAY_NAME, type FieldProblem, GENDERS, type Gender } from '@footlight/contract';
import { BirthDatePicker, Button, Field, Select, TextInput, useProblemText, useTexts } from '@footlight/ui';
import { AccountForm, type FormProps, type FormValues } from '../account-form/account-form.tsx';

export interface ProfileValues {
  displayName: string;
  gender: Gender | null;
  /** YYYY-MM-DD, or null while unknown. */
  birthDate: string | null;
}

export interface ProfileFormProps extends FormProps {
  values: ProfileValues;
  /** Gender and birth date are confirmed and cannot be changed here. */
  identityFixed: boolean;
  fieldErrors: Partial<Record<keyof ProfileValues, FieldProblem>>;
  onSubmit: (values: ProfileValues) => void;
}

/** The user's own profile. Keeps the input after an error. */
export const ProfileForm = ({ values, identityFixed, fieldErrors, onSubmit, ...form }: ProfileFormProps) => {
  const { t } = useTexts(['settings', 'common']);
  const problemText = useProblemText();
  const submit = ({ text }: FormValues) =>
    onSubmit({
      displayName: text('display_name'),
      gender: identityFixed ? values.gender : (GENDERS.find((one) => one === text('gender')) ?? null),
      birthDate: identityFixed ? values.birthDate : text('birth_date') || null,
    });
  return (
    <AccountForm {...form} data-component="profile-form" onSubmit={submit}>
      <Field
        label={t('profile.name')}
        hint={t('profile.nameHint')}
        error={problemText(fieldErrors.displayName)}
        required
      >
        <TextInput
          name="display_name"
          defaultValue={values.displayName}
          minLength={DISPLAY_NAME.min}
          maxLength={DISPLAY_NAME.max}
          autoComplete="nickname"
        />
      </Field>
      {identityFixed ? (
        <p className="text-sm text-text-muted">{t('profile.fixed')}</p>
      ) : (
        <>
          <Field label={t('profile.gender')} error={problemText(fieldErrors.gender)}>
            <Select
              name="gender"
              defaultValue={values.gender ?? ''}
              options={[
                { value: '', label: t('profile.genderOf.none') },
                ...GENDERS.map((value) => ({ value, label: t(`profile.genderOf.${value}`) })),
              ]}
            />
          </Field>
          <Field label={t('profile.birthDate')} error={problemText(fieldErrors.birthDate)}>
            <BirthDatePicker
              name="birth_date"
              {...(values.birthDate === null ? {} : { defaultValue: values.birthDate })}
            />
          </Field>
        </>
      )}
      <Button type="submit" loading={form.pending} className="self-start">
        {t('common:save')}
      </Button>
    </AccountForm>
  );
};
