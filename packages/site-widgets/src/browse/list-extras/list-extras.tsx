import type { BrowseUser } from '@footlight/contract';
import { cn, ModelGrid, Pagination, type PaginationProps, useTexts } from '@footlight/ui';
import { type ComponentProps, useId } from 'react';
import { LinkRow, type LinkRowProps } from '../../lib/link-row.tsx';
import { RoomCard } from '../../lib/room-card.tsx';

type Links = LinkRowProps['links'];

export interface ListExtrasProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The pages of the list as links, for search engines and people without scripts; null where there are none. */
  pages: Pick<PaginationProps, 'page' | 'pageCount' | 'hrefOf'> | null;
  /** Rooms to show instead of an empty list. */
  alternatives: readonly BrowseUser[];
  topRooms: Links;
  tags: Links;
  related: Links;
}

/** A heading and its links; nothing without links. */
const LinkGroup = ({ title, links }: { title: string; links: Links }) => {
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

/** The parts below a list of rooms (spec 3 §3): its pages, alternatives, best rated, popular tags, related lists. */
export const ListExtras = ({
  pages,
  alternatives,
  topRooms,
  tags,
  related,
  className,
  ...rest
}: ListExtrasProps) => {
  const { t } = useTexts('browse');
  return (
    <div {...rest} data-component="list-extras" className={cn('flex flex-col gap-6 pt-2', className)}>
      {pages ? <Pagination {...pages} /> : null}
      {alternatives.length > 0 ? (
        <section className="flex flex-col gap-2">
          <h2 className="heading text-lg">{t('alternatives')}</h2>
          <ModelGrid label={t('alternatives')}>
            {alternatives.map((user) => (
              <RoomCard key={user.username} user={user} />
            ))}
          </ModelGrid>
        </section>
      ) : null}
      <LinkGroup title={t('topModels')} links={topRooms} />
      <LinkGroup title={t('popular')} links={tags} />
      <LinkGroup title={t('related')} links={related} />
    </div>
  );
};
