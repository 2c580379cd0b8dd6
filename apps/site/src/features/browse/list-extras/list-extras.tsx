import type { BrowseAnswer } from '@footlight/contract';
import { Button, ModelCard, ModelGrid, useLinkRenderer, useTexts } from '@footlight/ui';
import { useId } from 'react';
import { cardStatus } from '../../../shell/room/card-status.ts';

interface ListLink {
  label: string;
  href: string;
}

/** Links in rows below a heading. */
const Links = ({ title, links }: { title: string; links: readonly ListLink[] }) => {
  const id = useId();
  const link = useLinkRenderer();
  if (links.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h2 id={id} className="heading text-lg">
        {title}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ label, href }) => (
          <li key={href} className="max-w-full">
            <Button asChild variant="outline" size="sm" className="max-w-full">
              {link({ href, children: <bdi className="min-w-0 truncate">{label}</bdi> })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};

interface ListExtrasProps {
  answer: Pick<
    BrowseAnswer,
    'alternativeUserList' | 'topModelList' | 'popularSearchList' | 'popularModelSearch' | 'tabList'
  > & { seo: Pick<BrowseAnswer['seo'], 'relatedLinks' | 'breadcrumbList'> };
}

/** What a browse answer names besides its list (spec 3 §3): alternatives, best rated, popular tags, related lists. */
export const ListExtras = ({ answer }: ListExtrasProps) => {
  const { t } = useTexts('site');
  const { alternativeUserList: others, topModelList, popularModelSearch } = answer;
  // Tags lead to the section that the visitor is in.
  const section = /^\/(?:girls|men|trans|couples)(?=\/|$)/.exec(answer.tabList[0]?.path ?? '')?.[0] ?? '';
  const top = topModelList.map((user) => ({ label: user.display_name, href: `/${user.username}` }));
  const named = popularModelSearch.map((name) => ({ label: name, href: `/${name}` }));
  return (
    <div className="flex flex-col gap-6 pt-2">
      {others.length > 0 ? (
        <section className="flex flex-col gap-2">
          <h2 className="heading text-lg">{t('browse.alternatives')}</h2>
          <ModelGrid label={t('browse.alternatives')}>
            {others.map((user) => (
              <ModelCard
                key={user.username}
                href={`/${user.username}`}
                name={user.display_name}
                thumbnailUrl={user.thumbnail_url}
                status={cardStatus(user.status)}
                viewerCount={user.viewer_count}
                isNew={user.is_new}
              />
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
