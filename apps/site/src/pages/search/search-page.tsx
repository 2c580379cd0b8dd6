import { MediaGrid, readSearch, SearchScreen, searchAddress } from '@footlight/site-widgets';
import { useTexts } from '@footlight/ui';
import { useState } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';
import { searchKey } from '../../features/search/search-keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { useErrorText } from '../../shell/errors/use-error-text.ts';

const NOBODYS: ReadonlySet<number> = new Set();

/** `/search` */
export const SearchPage = () => {
  const { t } = useTexts(['search', 'browse', 'media']);
  const { search } = useLocation();
  const navigate = useNavigate();
  const action = useHref('/search');
  const errorText = useErrorText();
  const [now] = useState(Date.now);
  const asked = readSearch(search);
  const { data, error, mutate } = useRead(searchKey(asked.type, asked.query, asked.page));
  return (
    <SearchScreen
      asked={asked}
      action={action}
      answer={data}
      media={<MediaGrid label={t('search.media')} items={data?.mediaList ?? []} owned={NOBODYS} now={now} />}
      error={error ? (error.type === 'internal' ? t('browse:failed') : errorText(error)) : null}
      onSearch={(query) => void navigate(searchAddress({ query, type: asked.type }))}
      onRetry={() => void mutate()}
    />
  );
};
