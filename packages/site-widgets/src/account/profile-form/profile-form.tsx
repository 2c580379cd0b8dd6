import { DISPLAY_NAME, type FieldProblem, GENDERS, type Gender } from '@footlight/contract';
import { BirthDatePicker, Button, Field, Select, TextInput, useProblemText, useTexts } from '@footlight/ui';
import type { ReactNode } from 'react';
import { AccountForm, type FormValues } from '../account-form/account-form.tsx';

export interface ProfileValues {
  display_name: string;
  gender: Gender | null;
  /** YYYY-MM-DD, or null while unknown. */
  birth_date: string | null;
}

export interface ProfileFormProps {
  values: ProfileValues;
  /** Gender and birth date are confirmed and cannot be changed here. */
  isFixed: boolean;
  isSending: boolean;
  errorMessage: ReactNode;
  problems: Partial<Record<string, FieldProblem>>;
  onSubmit(values: ProfileValues): void;
}

/** The user's own profile. Keeps the input after an error. */
export const ProfileForm = ({
  values,
  isFixed,
  isSending,
  errorMessage,
  problems,
  onSubmit,
}: ProfileFormProps) => {
  const { t } = useTexts(['settings', 'common']);
  const problemText = useProblemText();
  const submit = ({ text }: FormValues) =>
    onSubmit({
      display_name: text('display_name'),
      gender: isFixed ? values.gender : (GENDERS.find((one) => one === text('gender')) ?? null),
      birth_date: isFixed ? values.birth_date : text('birth_date') || null,
    });
  return (
    <AccountForm component="profile-form" isSending={isSending} errorMessage={errorMessage} onSubmit={submit}>
      <Field
        label={t('profile.name')}
        hint={t('profile.nameHint')}
        error={problemText(problems.display_name)}
        required
      >
        <TextInput
          name="display_name"
          defaultValue={values.display_name}
          minLength={DISPLAY_NAME.min}
          maxLength={DISPLAY_NAME.max}
          autoComplete="nickname"
        />
      </Field>
      {isFixed ? (
        <p className="text-sm text-text-muted">{t('profile.fixed')}</p>
      ) : (
        <>
          <Field label={t('profile.gender')} error={problemText(problems.gender)}>
            <Select
              name="gender"
              defaultValue={values.gender ?? ''}
              options={[
                { value: '', label: t('profile.genderOf.none') },
                ...GENDERS.map((value) => ({ value, label: t(`profile.genderOf.${value}`) })),
              ]}
            />
          </Field>
          <Field label={t('profile.birthDate')} error={problemText(problems.birth_date)}>
            <BirthDatePicker
              name="birth_date"
              {...(values.birth_date === null ? {} : { defaultValue: values.birth_date })}
            />
          </Field>
        </>
      )}
      <Button type="submit" loading={isSending} className="self-start">
        {t('common:save')}
      </Button>
    </AccountForm>
  );
};
