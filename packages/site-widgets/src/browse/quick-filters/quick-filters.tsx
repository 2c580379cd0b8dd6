import { spokenLanguageCode, spokenLanguageOf } from '@footlight/contract';
import { cn, SectionNav, useTexts } from '@footlight/ui';
import { SlidersHorizontal } from 'lucide-react';
import type { ComponentProps } from 'react';
import { languageName } from '../../lib/room-language.ts';
import { searchOf } from '../filter-panel/filter-search.ts';

export interface QuickFiltersProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Path of the list that they narrow. */
  source: string;
  /** Tags that many rooms of the list have. */
  tags: readonly string[];
}

const TAGS = 8;
/** Tokens per minute of an inexpensive private show; one of the list's rates. */
const LOW_RATE = 30;

/** One click narrows a list: to the reader's language, to English, to inexpensive privates, or to a popular tag. */
export const QuickFilters = ({ source, tags, className, ...rest }: QuickFiltersProps) => {
  const { t, language } = useTexts('browse');
  const to = (filter: Record<string, string> = {}) =>
    `/multi-filter${searchOf(new URLSearchParams({ source, ...filter }))}`;
  const spoken = new Set(
    [spokenLanguageOf(language), 'english' as const].filter((value) => value !== undefined),
  );
  return (
    <div {...rest} data-component="quick-filters" className={cn('min-w-0', className)}>
      <SectionNav
        label={t('quick.label')}
        variant="chips"
        items={[
          {
            href: to(),
            label: t('quick.all'),
            icon: <SlidersHorizontal aria-hidden="true" />,
          },
          ...[...spoken].map((value) => ({
            href: to({ lang: value }),
            label: languageName(spokenLanguageCode(value) ?? value, language),
          })),
          { href: to({ rate: String(LOW_RATE) }), label: t('quick.rate', { shown: LOW_RATE }) },
          ...tags.slice(0, TAGS).map((tag) => ({ href: to({ tag }), label: `#${tag}` })),
        ]}
      />
    </div>
  );
};
