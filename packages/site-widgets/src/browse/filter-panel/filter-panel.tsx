import { type FilterCounts, LIST_LANGUAGES, LIST_RATES, LIST_REGIONS, LIST_SORTS } from '@footlight/contract';
import { Button, cn, Disclosure, Field, Select, useNumber, useTexts } from '@footlight/ui';
import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { ActiveFilters } from './active-filters.tsx';
import { FilterChip } from './filter-chip.tsx';
import { type FilterName, filterValues, LISTED, SINGLE, searchOf } from './filter-search.ts';
import { ToRooms } from './to-rooms.tsx';

const SORT_KEYS = { popular: 'popular', new: 'newest', rating: 'rated', price: 'cheapest' } as const;
const RATINGS = ['3', '4', '5'] as const;

export interface FilterPanelProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** Address of the results, including the language. */
  action: string;
  /** The address's query. */
  search: string;
  /** Sections to choose from: their paths and names. */
  sections: readonly { value: string; label: string }[];
  /** Tags to choose from; chosen ones are added. */
  tags: readonly string[];
  /** Rooms that each value would give; undefined while they load or if they are missing. */
  counts?: FilterCounts | undefined;
  /** Rooms that match; undefined while they load, null if reading them failed. */
  count: number | null | undefined;
  /** Id of the list that the panel filters: `listId` of BrowseScreen. */
  listId: string;
  onChange: (search: string) => void;
}

const Choices = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="flex min-w-0 flex-col gap-2">
    <legend className="mb-1 text-sm font-semibold">{title}</legend>
    <div className="flex flex-wrap gap-2">{children}</div>
  </fieldset>
);

/**
 * Filters of the list of rooms. A form that works by itself: with scripts each change applies at once, without them a
 * button applies all.
 */
export const FilterPanel = ({
  action,
  search,
  sections,
  tags,
  counts,
  count,
  listId,
  onChange,
  className,
  ...rest
}: FilterPanelProps) => {
  const { t } = useTexts('lists');
  const number = useNumber();
  const form = useRef<HTMLFormElement>(null);
  // A choice shows at once, and not only when the address has changed: a second one adds to it.
  const [shown, setShown] = useState({ search, wish: search });
  if (shown.search !== search) setShown({ search, wish: search });
  const query = new URLSearchParams(shown.wish);
  const chosen = (name: FilterName) => filterValues(query, name);
  const one = (name: FilterName) => chosen(name)[0] ?? '';
  const source = one('source');
  const apply = () => {
    if (!form.current) return;
    const wish = searchOf(new FormData(form.current));
    setShown({ search, wish });
    onChange(wish);
  };
  const applyEarly = useEffectEvent(() => {
    const data = form.current && new FormData(form.current);
    const isNew = (name: FilterName) =>
      data?.getAll(name).some((value) => value !== '' && !chosen(name).includes(String(value)));
    if ([...SINGLE, ...LISTED].some(isNew)) apply();
  });
  // What the user chose in the server's HTML before the scripts loaded.
  useEffect(() => applyEarly(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply();
  };
  const nameOf = (name: FilterName, value: string): string => {
    switch (name) {
      case 'lang':
        return t(`filter.language.${value as (typeof LIST_LANGUAGES)[number]}`);
      case 'region':
        return t(`filter.region.${value as (typeof LIST_REGIONS)[number]}`);
      case 'tag':
        return `#${value}`;
      case 'rate':
        return t('filter.upTo', { shown: number(Number(value.split('-').at(-1))) });
      case 'chRate':
        return t('filter.stars', { shown: number(Number(value)) });
      case 'new_sort':
        return t(`filter.${SORT_KEYS[value as keyof typeof SORT_KEYS] ?? 'popular'}`);
      default:
        return sections.find((section) => section.value === value)?.label ?? value;
    }
  };
  /** A value's name with its number of rooms. */
  const counted = (name: keyof FilterCounts, value: string, label: string): string =>
    counts ? t('filter.counted', { name: label, shown: number(counts[name][value] ?? 0) }) : label;
  const active = [...SINGLE, ...LISTED].flatMap((name) =>
    chosen(name).map((value) => ({ name, value, label: nameOf(name, value) })),
  );
  const boxes = (name: (typeof LISTED)[number], values: readonly string[]) =>
    values.map((value) => (
      <FilterChip
        key={value}
        name={name}
        value={value}
        label={counted(name, value, nameOf(name, value))}
        checked={chosen(name).includes(value)}
        onChange={apply}
      />
    ));
  const select = (name: (typeof SINGLE)[number], options: readonly { value: string; label: string }[]) => (
    <Select name={name} options={options} value={one(name)} onChange={apply} />
  );
  return (
    <div {...rest} data-component="filter-panel" className={cn('flex flex-col gap-3', className)}>
      <ActiveFilters search={shown.wish} filters={active} />
      <Disclosure defaultOpen={active.length < 2} summary={t('filter.title')}>
        <form
          ref={form}
          action={action}
          method="get"
          onSubmit={submit}
          // The bar below does not cover what has the focus.
          className="flex flex-col gap-5 [&_:is(select,input)]:scroll-mb-20"
        >
          <div className="grid gap-4 desktop:grid-cols-4">
            <Field label={t('filter.section')}>
              {select('source', [
                { value: '', label: counted('source', '/', t('filter.everybody')) },
                ...sections.map(({ value, label }) => ({ value, label: counted('source', value, label) })),
                // The list on which the panel was opened stays one of the choices.
                ...(source && !sections.some(({ value }) => value === source)
                  ? [{ value: source, label: counted('source', source, source) }]
                  : []),
              ])}
            </Field>
            <Field label={t('filter.price')}>
              {select('rate', [
                { value: '', label: t('filter.anyPrice') },
                ...[...new Set([...LIST_RATES, ...chosen('rate')])].map((value) => ({
                  value,
                  label:
                    counts && value in counts.rate
                      ? counted('rate', value, nameOf('rate', value))
                      : nameOf('rate', value),
                })),
              ])}
            </Field>
            <Field label={t('filter.rating')}>
              {select('chRate', [
                { value: '', label: t('filter.anyRating') },
                ...RATINGS.map((value) => ({
                  value,
                  label: counted('chRate', value, nameOf('chRate', value)),
                })),
              ])}
            </Field>
            <Field label={t('filter.sort')}>
              {select(
                'new_sort',
                LIST_SORTS.map((value) => ({
                  // The default is not part of the address.
                  value: value === 'popular' ? '' : value,
                  label: nameOf('new_sort', value),
                })),
              )}
            </Field>
          </div>
          <Choices title={t('filter.tags')}>
            {boxes('tag', [...new Set([...chosen('tag'), ...tags])])}
          </Choices>
          <Choices title={t('filter.languages')}>{boxes('lang', LIST_LANGUAGES)}</Choices>
          <Choices title={t('filter.regions')}>{boxes('region', LIST_REGIONS)}</Choices>
          {/* Without scripts nothing applies by itself. */}
          <Button type="submit" className="hidden self-start [@media(scripting:none)]:inline-flex">
            {t('filter.apply')}
          </Button>
          <div className="sticky bottom-0 z-10 -mx-4 -mb-4 flex justify-end border-t border-border bg-surface px-4 py-3 rounded-b-lg [@media(scripting:none)]:hidden">
            <ToRooms count={shown.wish === search ? count : undefined} listId={listId} />
          </div>
        </form>
      </Disclosure>
    </div>
  );
};
