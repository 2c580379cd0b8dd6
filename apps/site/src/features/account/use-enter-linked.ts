import { useState } from 'react';
import { useApi } from '../../shell/api/api.ts';
import { useErrorToast } from '../../shell/refusals/use-error-content.tsx';

/** Changes to a linked account. The page reloads, because nothing that it shows is the other account's. */
export const useEnterLinked = () => {
  const api = useApi();
  const errorToast = useErrorToast();
  const [entering, setEntering] = useState<string | null>(null);
  return {
    entering,
    enter: (username: string) => {
      setEntering(username);
      api('POST /user/linked_accounts/{username}/enter', { params: { username }, body: {} }).then(
        () => globalThis.location.reload(),
        (error: unknown) => {
          setEntering(null);
          errorToast(error);
        },
      );
    },
  };
};
