import type { ApiError } from '@footlight/client';
import { RoomNotFound } from '../../shell/errors/room-not-found/room-not-found.tsx';
import { useErrorText } from '../../shell/errors/use-error-text.ts';

interface RoomMissingProps {
  error: ApiError;
  onRetry: () => void;
}

/** A room that does not exist or could not be read. */
const RoomMissing = ({ error, onRetry }: RoomMissingProps) => {
  const errorText = useErrorText();
  return (
    <RoomNotFound
      code={error.status}
      message={errorText(error)}
      suggestions={error.suggestions}
      onRetry={error.status < 500 ? undefined : onRetry}
    />
  );
};

export default RoomMissing;
