import type { ApiError } from '@footlight/client';
import { MissingPage } from '../../shell/not-found/missing-page.tsx';

interface RoomMissingProps {
  error: ApiError;
  onRetry: () => void;
}

/** A room that does not exist or could not be read. */
const RoomMissing = ({ error, onRetry }: RoomMissingProps) => (
  <MissingPage error={error} onRetry={error.status < 500 ? undefined : onRetry} />
);

export default RoomMissing;
