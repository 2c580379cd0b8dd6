import type { BrowseAnswer } from '@footlight/contract';
import type { StructuredDataInput } from './route-module.ts';

/** As many entries as search engines look at. */
const LISTED = 20;

interface Crumb {
  label: string;
  path: string;
}

/** Breadcrumbs for search engines, from the root to the page. */
const breadcrumbData = (crumbs: readonly Crumb[], addressOf: StructuredDataInput['addressOf']): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: addressOf(path),
  })),
});

/** Structured data of a list of rooms: its first entries and its place in the site. Names and addresses only. */
export const listData = ({ data, addressOf }: StructuredDataInput): object | null => {
  const answer = data as BrowseAnswer | undefined;
  if (!answer?.seo.isIndexed) return null;
  const { breadcrumbList, h1 } = answer.seo;
  const list = {
    '@type': 'ItemList',
    name: h1,
    numberOfItems: answer.totalCount,
    itemListElement: answer.userList.slice(0, LISTED).map(({ display_name, username }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: display_name,
      url: addressOf(`/${username}`),
    })),
  };
  const graph = breadcrumbList.length > 1 ? [list, breadcrumbData(breadcrumbList, addressOf)] : [list];
  return { '@context': 'https://schema.org', '@graph': graph };
};
