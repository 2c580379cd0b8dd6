import { SearchSuggest, searchAddress } from '@footlight/site-widgets';
import { Dialog, useTexts } from '@footlight/ui';
import { useAtom } from 'jotai';
import { useDeferredValue, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useRead } from '../../shell/api/use-read.ts';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import type { ModalProps } from '../../shell/modals/modal-props.ts';
import { recentSearchesAtom, withRecent } from './recent-searches.ts';
import { suggestionsKey } from './search-keys.ts';

/** Milliseconds without a key until suggestions are read. */
const PAUSE = 150;

/** The search field of the header. */
const SearchModal = ({ close }: ModalProps<'search'>) => {
  const { t } = useTexts('search');
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [recent, setRecent] = useAtom(recentSearchesAtom);
  const [query, setQuery] = useState('');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(query.trim().slice(0, 60)), PAUSE);
    return () => clearTimeout(timer);
  }, [query]);
  const { data, error } = useRead(suggestionsKey(asked), {
    keepPreviousData: true,
    revalidateOnFocus: false,
  });
  const suggestions = useDeferredValue(data);
  const open = (path: string) => {
    close();
    void navigate(path);
  };
  return (
    <Dialog open title={t('search.title')} onClose={() => close()}>
      <SearchSuggest
        query={query}
        suggestions={suggestions}
        recent={recent}
        error={error ? errorText(error) : null}
        onQueryChange={setQuery}
        onClearRecent={() => setRecent([])}
        onOpen={open}
        onSearch={(text) => {
          setRecent(withRecent(recent, text));
          open(searchAddress({ query: text }));
        }}
      />
    </Dialog>
  );
};

export default SearchModal;
