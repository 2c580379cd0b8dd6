import '../../shared/host.css';
import '@footlight/theme/styles.layer.css';
import { exampleStaffAccount } from '@footlight/contract/fixtures';
import { UsersScreen } from '@footlight/studio-widgets';
import { english as studio } from '@footlight/studio-widgets/english';
import { LinkRendererProvider } from '@footlight/ui';
import { english as ui } from '@footlight/ui/english';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { sheet } from '../../shared/brand.js';
import { FootlightPart } from '../../shared/footlight-part.jsx';
import { HostPart } from '../../shared/host-part.jsx';

const texts = { ...ui, ...studio };
const accounts = ['ada', 'grace', 'edsger'].map((username, index) => ({
  ...exampleStaffAccount,
  id: index + 1,
  username,
  email: `${username}@example.com`,
}));
const none = () => undefined;

/** The host filters and sorts what it has. */
function Office() {
  const [filter, setFilter] = useState({ text: '', kind: '', suspended: false });
  const [sort, setSort] = useState(null);
  const [hidden, setHidden] = useState(['id']);
  const sign = sort?.direction === 'descending' ? -1 : 1;
  const shown = accounts
    .filter(({ username }) => username.includes(filter.text))
    .sort((a, b) => (sort ? sign * a[sort.key].localeCompare(b[sort.key]) : 0));
  return (
    <UsersScreen
      filter={filter}
      accounts={shown}
      total={shown.length}
      now={Date.parse('2026-02-01T12:00:00.000Z')}
      view={{
        sort,
        hidden,
        views: [],
        current: null,
        onSortChange: setSort,
        onHiddenChange: setHidden,
        onApplyView: none,
        onSaveView: none,
        onDeleteView: none,
      }}
      state={{ hasMore: false, pending: false, error: null, onMore: none, onRetry: none }}
      onFilterChange={setFilter}
    />
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
        <Office />
      </LinkRendererProvider>
    </FootlightPart>
  </>,
);
