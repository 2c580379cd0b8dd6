import { type FilterCounts, LIST_LANGUAGES, LIST_RATES, LIST_REGIONS, LIST_SORTS } from '@footlight/contract';
import {
  Button,
  CheckboxGroup,
  cn,
  Disclosure,
  Field,
  Select,
  useLinkRenderer,
  useNumber,
  useTexts,
} from '@footlight/ui';
import { X } from 'lucide-react';
import { type ComponentProps, type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FilterName, filterValues, LISTED, SINGLE, searchOf, without } from './filter-search.ts';

const SORT_KEYS = { popular: 'popular', new: 'newest', rating: 'rated', price: 'cheapest' } as const;
const RATINGS = ['3', '4', '5'] as const;

export interface FilterPanelProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** Where the form leads, with the language. */
  action: string;
  /** The address's query. */
  search: string;
  /** Sections to choose from: their paths and names. */
  sections: readonly { value: string; label: string }[];
  /** Tags to choose from; chosen ones are added. */
  tags: readonly string[];
  /** Rooms that each value would give; undefined while they load or if they are missing. */
  counts?: FilterCounts | undefined;
  onChange: (search: string) => void;
}

/**
 * Filters of the list of rooms. A form that works by itself: with scripts each change applies at once, without them the
 * button does.
 */
export const FilterPanel = ({
  action,
  search,
  sections,
  tags,
  counts,
  onChange,
  className,
  ...rest
}: FilterPanelProps) => {
  const { t } = useTexts('lists');
  const number = useNumber();
  const link = useLinkRenderer();
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
  // What somebody chose in the server's HTML, before the scripts came.
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
  const chips = [...SINGLE, ...LISTED].flatMap((name) => chosen(name).map((value) => ({ name, value })));
  const boxes = (name: (typeof LISTED)[number], legend: string, values: readonly string[]) => (
    <CheckboxGroup
      direction="row"
      name={name}
      legend={legend}
      options={values.map((value) => ({ value, label: counted(name, value, nameOf(name, value)) }))}
      value={chosen(name)}
      onValueChange={apply}
    />
  );
  const select = (name: (typeof SINGLE)[number], options: readonly { value: string; label: string }[]) => (
    <Select name={name} options={options} value={one(name)} onChange={apply} />
  );
  return (
    <div {...rest} data-component="filter-panel" className={cn('flex flex-col gap-3', className)}>
      {chips.length > 0 ? (
        <ul aria-label={t('filter.active')} className="flex flex-wrap gap-2">
          {chips.map(({ name, value }) => (
            <li key={`${name} ${value}`} className="max-w-full">
              <Button asChild variant="outline" size="sm" className="max-w-full">
                {link({
                  href: `/multi-filter${without(shown.wish, name, value)}`,
                  'aria-label': t('filter.remove', { name: nameOf(name, value) }),
                  children: (
                    <>
                      <span className="min-w-0 truncate">{nameOf(name, value)}</span>
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
      ) : null}
      <Disclosure defaultOpen={chips.length < 2} summary={t('filter.title')}>
        <form ref={form} action={action} method="get" onSubmit={submit} className="flex flex-col gap-5">
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
          {boxes('tag', t('filter.tags'), [...new Set([...chosen('tag'), ...tags])])}
          {boxes('lang', t('filter.languages'), LIST_LANGUAGES)}
          {boxes('region', t('filter.regions'), LIST_REGIONS)}
          <Button type="submit" className="self-start">
            {t('filter.apply')}
          </Button>
        </form>
      </Disclosure>
    </div>
  );
};
