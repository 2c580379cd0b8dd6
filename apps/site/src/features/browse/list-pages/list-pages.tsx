import { Pagination } from '@footlight/ui';
import { listPageCount, listPagePath } from '../list-page.ts';

export interface ListPagesProps {
  /** The list's path and query. */
  path: string;
  search: string;
  page: number;
  totalCount: number;
}

/** The pages of a list as links: for search engines, and for people without scripts, whose list cannot grow. */
export const ListPages = ({ path, search, page, totalCount }: ListPagesProps) => {
  const pageCount = listPageCount(path, totalCount);
  return (
    <Pagination
      page={Math.min(page, Math.max(pageCount, 1))}
      pageCount={pageCount}
      hrefOf={(to) => listPagePath(path, search, to)}
    />
  );
};
