import { MostLikedScreen } from '@footlight/site-widgets';
import { likesKey } from '../../shell/api/keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';

/** `/most-liked` */
export const MostLikedPage = () => {
  const errorText = useErrorText();
  const visitor = useCurrentUser();
  const { data, error, mutate } = useRead(likesKey);
  return (
    <MostLikedScreen
      likes={data}
      hasOwn={visitor.data?.user?.type === 'model'}
      error={error ? errorText(error) : null}
      onRetry={() => void mutate()}
    />
  );
};
