import type { ApiError } from '@footlight/client';
import { RoomNotFound } from '../../shell/errors/room-not-found/room-not-found.tsx';
import { useErrorText } from '../../shell/errors/use-error-text.ts';

/** A list that does not exist, with rooms instead. */
const ListMissing = ({ error }: { error: ApiError }) => {
  const errorText = useErrorText();
  return (
    <RoomNotFound
      code={404}
      message={error.type === 'not_found' ? null : errorText(error)}
      suggestions={error.suggestions}
    />
  );
};

export default ListMissing;
