import { Button, useLinkRenderer, useTexts } from '@footlight/ui';
import { X } from 'lucide-react';
import { type FilterName, without } from './filter-search.ts';

interface ActiveFiltersProps {
  /** The address's query. */
  search: string;
  filters: readonly { name: FilterName; value: string; label: string }[];
}

/** The filters that apply, as links that remove them. */
export const ActiveFilters = ({ search, filters }: ActiveFiltersProps) => {
  const { t } = useTexts('lists');
  const link = useLinkRenderer();
  if (filters.length === 0) return null;
  return (
    <ul aria-label={t('filter.active')} className="flex flex-wrap gap-2">
      {filters.map(({ name, value, label }) => (
        <li key={`${name} ${value}`} className="max-w-full">
          <Button asChild variant="outline" size="sm" className="max-w-full">
            {link({
              href: `/multi-filter${without(search, name, value)}`,
              'aria-label': t('filter.remove', { name: label }),
              children: (
                <>
                  <span className="min-w-0 truncate">{label}</span>
                  <X aria-hidden="true" />
                </>
              ),
            })}
          </Button>
        </li>
      ))}
      <li>
        <Button asChild variant="ghost" size="sm">
          {link({ href: '/multi-filter', children: t('filter.clear') })}
        </Button>
      </li>
    </ul>
  );
};
