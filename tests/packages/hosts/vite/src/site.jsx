import '../../shared/host.css';
import '@footlight/theme/styles.layer.css';
import { exampleBrowseUser } from '@footlight/contract/fixtures';
import { BrowseScreen, FilterPanel, LoginForm, readSearch, SearchScreen } from '@footlight/site-widgets';
import { english as site } from '@footlight/site-widgets/english';
import { LinkRendererProvider } from '@footlight/ui';
import { english as ui } from '@footlight/ui/english';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { sheet } from '../../shared/brand.js';
import { FootlightPart } from '../../shared/footlight-part.jsx';
import { HostPart } from '../../shared/host-part.jsx';

const texts = { ...ui, ...site };
const rooms = ['Ada', 'Grace', 'Edsger'].map((name) => ({
  ...exampleBrowseUser,
  username: name.toLowerCase(),
  display_name: name,
  thumbnail_url: '',
}));
const sections = [{ value: '/girls', label: 'Girls' }];
const none = () => undefined;

function Site() {
  const [values, setValues] = useState(null);
  const [search, setSearch] = useState('');
  const tag = new URLSearchParams(search).get('tag');
  const shown = tag ? rooms.slice(0, 1) : rooms;
  return (
    <>
      <LoginForm
        pending={false}
        error={null}
        needsCode={false}
        codeError={null}
        forgotHref="/forgot"
        onSubmit={setValues}
      />
      <output id="logged-in">{JSON.stringify(values)}</output>
      <BrowseScreen
        title="Rooms of the host"
        path="/"
        users={shown}
        totalCount={shown.length}
        breadcrumbs={[]}
        intro={
          <FilterPanel
            action="/rooms"
            search={search}
            sections={sections}
            tags={['chat', 'music']}
            onChange={setSearch}
          />
        }
        error={null}
        hasMore={false}
        growing={false}
        onGrow={none}
        onRetry={none}
      />
      <SearchScreen
        asked={readSearch('?q=ada')}
        action="/search"
        answer={{
          userList: rooms.slice(0, 1),
          tagList: [],
          mediaList: [],
          totalCount: 1,
          perPageCount: 40,
          isSearchEmpty: false,
          popularSearchList: [],
          popularModelSearch: [],
          alternativeUserList: [],
        }}
        media={null}
        error={null}
        onSearch={none}
        onRetry={none}
      />
    </>
  );
}

/** The host's own addresses for ours. */
const renderLink = ({ href, ...rest }) => <a href={`/app${href}`} {...rest} />;

createRoot(document.getElementById('root')).render(
  <>
    <style>{sheet}</style>
    <HostPart />
    <FootlightPart texts={texts}>
      <LinkRendererProvider renderLink={renderLink}>
        <Site />
      </LinkRendererProvider>
    </FootlightPart>
  </>,
);
