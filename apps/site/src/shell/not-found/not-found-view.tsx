import { NotFoundScreen, type NotFoundScreenProps, searchAddress } from '@footlight/site-widgets';
import { useHref, useNavigate } from 'react-router';

/** The screen of what does not exist, with the site's search. */
export const NotFoundView = (props: Omit<NotFoundScreenProps, 'searchAction' | 'onSearch'>) => {
  const navigate = useNavigate();
  return (
    <NotFoundScreen
      {...props}
      searchAction={useHref('/search')}
      onSearch={(query) => void navigate(searchAddress({ query, type: 'models' }))}
    />
  );
};
