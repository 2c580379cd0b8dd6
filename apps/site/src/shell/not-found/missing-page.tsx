import type { ApiError } from '@footlight/client';
import { useErrorText } from '../errors/use-error-text.ts';
import { NotFoundView } from './not-found-view.tsx';

interface MissingPageProps {
  error: ApiError;
  /** The status is sufficient. */
  plain?: boolean;
  onRetry?: (() => void) | undefined;
}

/** A room or list that does not exist or could not be read, with rooms and a search instead. */
export const MissingPage = ({ error, plain = false, onRetry }: MissingPageProps) => {
  const errorText = useErrorText();
  return (
    <NotFoundView
      code={error.status}
      message={plain ? null : errorText(error)}
      suggestions={error.suggestions}
      rooms={error.rooms}
      onRetry={onRetry}
    />
  );
};
