import type { CurrentUser } from '@footlight/contract';
import { ProfileForm, type ProfileValues } from '@footlight/site-widgets';
import { useSWRConfig } from 'swr';
import { usePreferenceSaved } from '../../shell/account/use-preferences.ts';
import { useApi } from '../../shell/api/api.ts';
import { currentUserKey } from '../../shell/api/keys.ts';
import { AccountPicture } from './account-picture.tsx';
import { useFormCall } from './use-form-call.ts';

/** The user's picture and profile. */
export const AccountProfile = ({ user }: { user: CurrentUser }) => {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const saved = usePreferenceSaved();
  const { run, pending, error, fieldErrors } = useFormCall();
  const identityFixed = user.type === 'model' || user.identity_confirmed;
  const submit = async ({ displayName, gender, birthDate }: ProfileValues) => {
    const body = {
      display_name: displayName,
      ...(identityFixed ? {} : { gender, ...(birthDate === null ? {} : { birth_date: birthDate }) }),
    };
    const isDone = await run(async () => {
      await api('POST /user/profile', { body });
      await mutate(currentUserKey);
    });
    if (isDone) saved();
  };
  return (
    <>
      <AccountPicture name={user.display_name} avatar={user.avatar} />
      <ProfileForm
        pending={pending}
        error={error}
        fieldErrors={fieldErrors}
        values={{ displayName: user.display_name, gender: user.gender, birthDate: user.birth_date }}
        identityFixed={identityFixed}
        onSubmit={(values) => void submit(values)}
      />
    </>
  );
};
