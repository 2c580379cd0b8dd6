import { type BrowseUser, HOME_ROW_FROM, type HomeAnswer, withoutHashtags } from '@footlight/contract';
import { cn, FeaturedRoom, Shelf, useTexts } from '@footlight/ui';
import { type ComponentProps, useMemo } from 'react';
import { commonOf } from '../../lib/common-of.ts';
import { RoomCard } from '../../lib/room-card.tsx';
import { roomLanguage } from '../../lib/room-language.ts';

type Section = HomeAnswer['sectionList'][number];

export interface HomeFrontProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Live rooms, the most important first: one large and up to three beside it. None without a featured room. */
  featured: readonly BrowseUser[];
  /** The rows in their order; those without a full row of rooms are left out. Undefined while they load. */
  sections: readonly Section[] | undefined;
}

/** Rooms beside the large one. */
const BESIDE = 3;
const PENDING = ['first', 'second'];
const PENDING_CARDS = 6;

const Featured = ({ rooms }: { rooms: readonly BrowseUser[] }) => {
  const { language } = useTexts('home');
  const propsOf = (user: BrowseUser) => ({
    href: `/${user.username}`,
    name: user.display_name,
    thumbnailUrl: user.thumbnail_url,
    viewerCount: user.viewer_count,
    language: roomLanguage(user, language),
    subject: withoutHashtags(user.subject, user.tags),
  });
  const [first, ...others] = rooms;
  if (!first) return null;
  return (
    <div data-part="featured" className="grid gap-2.5 desktop:grid-cols-[2fr_1fr] desktop:gap-4">
      <FeaturedRoom {...propsOf(first)} eager />
      {others.length > 0 ? (
        <div className="grid auto-rows-fr gap-2.5 desktop:gap-4">
          {others.map((user) => (
            <FeaturedRoom key={user.username} {...propsOf(user)} size="sm" />
          ))}
        </div>
      ) : null}
    </div>
  );
};

const Row = ({ section }: { section: Section }) => {
  const { t, language } = useTexts('home');
  const { type, value, path, userList } = section;
  const name =
    type === 'language'
      ? t('front.language', { language: roomLanguage({ languages: [value ?? ''] }, language)?.name ?? '' })
      : t(`type.${type}`);
  const cards = useMemo(() => {
    const common = commonOf(userList);
    return userList.map((user) => <RoomCard key={user.username} user={user} common={common} />);
  }, [userList]);
  return (
    <Shelf
      title={name}
      more={
        path === null
          ? undefined
          : { href: path, label: t('sections.seeMore'), name: t('sections.seeMoreOf', { name }) }
      }
    >
      {cards}
    </Shelf>
  );
};

/** The section without rooms that are featured above; the same object where there are none. */
const withoutRooms = (section: Section, names: ReadonlySet<string>): Section =>
  section.type !== 'favorite' && section.userList.some(({ username }) => names.has(username))
    ? { ...section, userList: section.userList.filter(({ username }) => !names.has(username)) }
    : section;

/** What the home page leads with: a featured room, and rows of rooms (spec 2 §2). */
export const HomeFront = ({ featured, sections, className, ...rest }: HomeFrontProps) => {
  const { t } = useTexts(['home', 'common']);
  const shown = featured.slice(0, 1 + BESIDE);
  const names = new Set(shown.map(({ username }) => username));
  const full = sections
    ?.map((section) => withoutRooms(section, names))
    .filter(({ userList }) => userList.length >= HOME_ROW_FROM);
  return (
    <div {...rest} data-component="home-front" className={cn('flex flex-col gap-10', className)}>
      <Featured rooms={shown} />
      {full
        ? full.map((section, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row that comes in between changes the rows behind it, and moves none
            <Row key={place} section={section} />
          ))
        : PENDING.map((key) => <Shelf key={key} title={t('common:loading')} pending={PENDING_CARDS} />)}
    </div>
  );
};
