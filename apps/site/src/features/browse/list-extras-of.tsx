import type { BrowseAnswer } from '@footlight/contract';
import { ListExtras } from '@footlight/site-widgets';
import { listPageCount, listPagePath } from './list-page.ts';

interface ListExtrasOfProps {
  answer: BrowseAnswer;
  /** The list's address, for the links to its pages; null where the page shows something else than the list. */
  pages: { path: string; search: string; page: number } | null;
}

/** What a browse answer names besides its list (spec 3 §3). */
const ListExtrasOf = ({ answer, pages }: ListExtrasOfProps) => {
  const { totalCount, topModelList, popularModelSearch, popularSearchList, tabList, seo } = answer;
  // Tags lead to the section that the visitor is in.
  const section = /^\/(?:girls|men|trans|couples)(?=\/|$)/.exec(tabList[0]?.path ?? '')?.[0] ?? '';
  const top = topModelList.map((user) => ({ label: user.display_name, href: `/${user.username}` }));
  const named = popularModelSearch.map((name) => ({ label: name, href: `/${name}` }));
  const pageCount = pages ? listPageCount(pages.path, totalCount) : 0;
  return (
    <ListExtras
      pages={
        pages && {
          page: Math.min(pages.page, Math.max(pageCount, 1)),
          pageCount,
          hrefOf: (to) => listPagePath(pages.path, pages.search, to),
        }
      }
      alternatives={answer.alternativeUserList}
      topRooms={top.length > 0 ? top : named}
      tags={popularSearchList.map((tag) => ({
        label: `#${tag}`,
        href: `${section}/tag/${encodeURIComponent(tag)}`,
      }))}
      related={seo.relatedLinks.map(({ label, path }) => ({ label, href: path }))}
    />
  );
};

export default ListExtrasOf;
