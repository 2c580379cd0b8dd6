import { RedirScreen } from '@footlight/site-widgets';
import { useParams } from 'react-router';
import { redirectKey } from '../../features/content/content-keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { useErrorText } from '../../shell/errors/use-error-text.ts';

/** `/redir/{key}`: whether a redirect is verified (spec 3 §2). */
export const RedirPage = () => {
  const { key = '' } = useParams();
  const { data, error, mutate } = useRead(redirectKey(key), { revalidateOnFocus: false });
  const errorText = useErrorText();
  const isUnknown = error?.type === 'not_found' || error?.type === 'invalid_input';
  return (
    <RedirScreen
      redirect={isUnknown ? null : data}
      error={error && !isUnknown && !data ? errorText(error) : null}
      onRetry={() => void mutate()}
    />
  );
};
