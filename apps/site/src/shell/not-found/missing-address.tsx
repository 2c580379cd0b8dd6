import { browseKey } from '../api/keys.ts';
import { useRead } from '../api/use-read.ts';
import { useBoot } from '../boot/boot.ts';
import { NotFoundView } from './not-found-view.tsx';

const SHOWN = 12;
const ONCE = { revalidateOnFocus: false, revalidateOnReconnect: false };

/**
 * An address without a page, with a search and live rooms. The browser alone reads the rooms, so that a crawler that
 * guesses addresses makes the server build no list.
 */
const MissingAddress = () => {
  const { language } = useBoot();
  const { data, error } = useRead(browseKey('/', language, { perPage: String(SHOWN) }), ONCE);
  return (
    <NotFoundView
      code={404}
      message={null}
      suggestions={[]}
      rooms={error ? [] : data?.userList.slice(0, SHOWN)}
    />
  );
};

export default MissingAddress;
