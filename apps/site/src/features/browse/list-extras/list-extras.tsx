import type { BrowseAnswer } from '@footlight/contract';
import { ModelGrid, useTexts } from '@footlight/ui';
import { useId } from 'react';
import { LinkRow, type LinkRowProps } from '../../../shell/links/link-row/link-row.tsx';
import { RoomCard } from '../../../shell/room/room-card/room-card.tsx';
import { ListPages, type ListPagesProps } from '../list-pages/list-pages.tsx';

/** A heading and its links; nothing without links. */
const Links = ({ title, links }: LinkRowProps & { title: string }) => {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h2 id={id} className="heading text-lg">
        {title}
      </h2>
      <LinkRow links={links} />
    </section>
  );
};

interface ListExtrasProps {
  /** The list's address, for the links to its pages; null where the page shows something else than the list. */
  pages: Omit<ListPagesProps, 'totalCount'> | null;
  answer: Pick<
    BrowseAnswer,
    | 'totalCount'
    | 'alternativeUserList'
    | 'topModelList'
    | 'popularSearchList'
    | 'popularModelSearch'
    | 'tabList'
  > & { seo: Pick<BrowseAnswer['seo'], 'relatedLinks' | 'breadcrumbList'> };
}

/** What a browse answer names besides its list (spec 3 §3): alternatives, best rated, popular tags, related lists. */
export const ListExtras = ({ answer, pages }: ListExtrasProps) => {
  const { t } = useTexts('site');
  const { alternativeUserList: others, topModelList, popularModelSearch } = answer;
  // Tags lead to the section that the visitor is in.
  const section = /^\/(?:girls|men|trans|couples)(?=\/|$)/.exec(answer.tabList[0]?.path ?? '')?.[0] ?? '';
  const top = topModelList.map((user) => ({ label: user.display_name, href: `/${user.username}` }));
  const named = popularModelSearch.map((name) => ({ label: name, href: `/${name}` }));
  return (
    <div className="flex flex-col gap-6 pt-2">
      {pages ? <ListPages {...pages} totalCount={answer.totalCount} /> : null}
      {others.length > 0 ? (
        <section className="flex flex-col gap-2">
          <h2 className="heading text-lg">{t('browse.alternatives')}</h2>
          <ModelGrid label={t('browse.alternatives')}>
            {others.map((user) => (
              <RoomCard key={user.username} user={user} />
            ))}
          </ModelGrid>
        </section>
      ) : null}
      <Links title={t('browse.topModels')} links={top.length > 0 ? top : named} />
      <Links
        title={t('browse.popular')}
        links={answer.popularSearchList.map((tag) => ({
          label: `#${tag}`,
          href: `${section}/tag/${encodeURIComponent(tag)}`,
        }))}
      />
      <Links
        title={t('browse.related')}
        links={answer.seo.relatedLinks.map(({ label, path }) => ({ label, href: path }))}
      />
    </div>
  );
};
