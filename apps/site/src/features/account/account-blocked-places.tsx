import type { CurrentUserAnswer } from '@footlight/contract';
import { BlockedPlaces } from '@footlight/site-widgets';
import { useSWRConfig } from 'swr';
import { usePreferenceSaved } from '../../shell/account/use-preferences.ts';
import { useApi } from '../../shell/api/api.ts';
import { currentUserKey } from '../../shell/api/keys.ts';
import { useErrorToast } from '../../shell/refusals/use-error-content.tsx';

type Places = Pick<CurrentUserAnswer, 'blocked_countries' | 'blocked_states'>;

/** Where a broadcaster does not want to be seen. Each change is saved at once. */
export const AccountBlockedPlaces = ({ blocked_countries, blocked_states }: Places) => {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const saved = usePreferenceSaved();
  const errorToast = useErrorToast();
  const save = async (body: Partial<Places>) => {
    const show = (places: Partial<Places>) =>
      mutate<CurrentUserAnswer>(currentUserKey, (user) => user && { ...user, ...places }, {
        revalidate: false,
      });
    await show(body);
    try {
      const { blocked_countries, blocked_states } = await api('POST /user/settings', { body });
      await show({ blocked_countries, blocked_states });
      saved();
    } catch (error) {
      errorToast(error);
      await mutate(currentUserKey);
    }
  };
  return (
    <BlockedPlaces
      countries={blocked_countries}
      states={blocked_states}
      onChange={(change) =>
        void save(
          'countries' in change ? { blocked_countries: change.countries } : { blocked_states: change.states },
        )
      }
    />
  );
};
