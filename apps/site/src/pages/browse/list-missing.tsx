import type { ApiError } from '@footlight/client';
import { MissingPage } from '../../shell/not-found/missing-page.tsx';

/** A list that does not exist, with rooms instead. */
const ListMissing = ({ error }: { error: ApiError }) => (
  <MissingPage error={error} plain={error.type === 'not_found'} />
);

export default ListMissing;
