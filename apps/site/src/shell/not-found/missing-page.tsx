import type { ApiError } from '@footlight/client';
import { NotFoundScreen, searchAddress } from '@footlight/site-widgets';
import { useHref, useNavigate } from 'react-router';
import { useErrorText } from '../errors/use-error-text.ts';

interface MissingPageProps {
  error: ApiError;
  /** The status is sufficient. */
  plain?: boolean;
  onRetry?: (() => void) | undefined;
}

/** A room or list that does not exist or could not be read, with rooms and a search instead. */
export const MissingPage = ({ error, plain = false, onRetry }: MissingPageProps) => {
  const errorText = useErrorText();
  const navigate = useNavigate();
  return (
    <NotFoundScreen
      code={error.status}
      message={plain ? null : errorText(error)}
      suggestions={error.suggestions}
      rooms={error.rooms}
      searchAction={useHref('/search')}
      onSearch={(query) => void navigate(searchAddress({ query, type: 'models' }))}
      onRetry={onRetry}
    />
  );
};
