import { Badge, EmptyState, Grid } from '@footlight/ui';
import { SearchX } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { ALL, SearchBar } from '../search-bar.tsx';
import { hasEveryWord } from '../search-words.ts';
import type { ListedComponent } from './component-list.ts';
import { ToStory } from './parts.tsx';
import { Thumbnail } from './thumbnail.tsx';

const statusName = ({ status }: ListedComponent): string =>
  typeof status === 'string' ? status : 'deprecated';

const textsOf = ({ title, summary, aliases = [] }: ListedComponent): string[] => [title, summary, ...aliases];

const Card = ({ component }: { component: ListedComponent }) => {
  const { title, docsId, packageName, storyFile, summary } = component;
  return (
    <li className="flex flex-col overflow-hidden rounded-lg border border-border bg-surface">
      <Thumbnail storyFile={storyFile} />
      <div className="flex grow flex-col gap-2 p-4">
        <h2 className="text-base font-semibold">
          <ToStory path={`docs/${docsId}`}>{title.split('/').at(-1)}</ToStory>
        </h2>
        <p className="grow text-sm text-text-muted">{summary.replaceAll('`', '')}</p>
        <p className="flex flex-wrap gap-1.5">
          <Badge>{packageName}</Badge>
          <Badge tone={statusName(component) === 'stable' ? 'success' : 'info'}>
            {statusName(component)}
          </Badge>
        </p>
      </div>
    </li>
  );
};

/** Every component of the packages: what it looks like, what it is for, its package and its status. */
export const ComponentIndex = ({ components }: { components: readonly ListedComponent[] }) => {
  const [search, setSearch] = useState('');
  const [packageName, setPackageName] = useState(ALL);
  const wanted = useDeferredValue(search.trim());
  const packages = [...new Set(components.map((component) => component.packageName))];
  const shown = components.filter(
    (component) =>
      (packageName === ALL || component.packageName === packageName) &&
      hasEveryWord(textsOf(component), wanted),
  );
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <SearchBar
        search={search}
        onSearchChange={setSearch}
        label="Package"
        all="All packages"
        values={packages}
        value={packageName}
        onValueChange={setPackageName}
      />
      <p role="status" className="text-sm text-text-muted">
        {`${shown.length} of ${components.length} components`}
      </p>
      {shown.length > 0 ? (
        <Grid asChild>
          <ul>
            {shown.map((component) => (
              <Card key={component.docsId} component={component} />
            ))}
          </ul>
        </Grid>
      ) : (
        <EmptyState icon={<SearchX />} title="No component has these words">
          Try what another design system calls it, or fewer words.
        </EmptyState>
      )}
    </div>
  );
};
