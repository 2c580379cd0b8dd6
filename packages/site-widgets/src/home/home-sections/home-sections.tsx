import { type HomeAnswer, homeSectionId } from '@footlight/contract';
import { Button, cn, EmptyState, Shelf, useTexts } from '@footlight/ui';
import { type ComponentProps, type ReactNode, useId, useMemo } from 'react';
import { commonOf } from '../../lib/common-of.ts';
import { RoomCard } from '../../lib/room-card.tsx';
import { useSectionName } from '../../lib/use-section-name.ts';

type Section = HomeAnswer['sectionList'][number];

export interface HomeSectionsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Undefined while they load. */
  sections: readonly Section[] | undefined;
  /** Translated. */
  error: ReactNode;
  onRetry: () => void;
  /** Opens the choice of sections; without it nothing is offered where there are none. */
  onEdit?: (() => void) | undefined;
  /** Level of the sections' headings. */
  headingLevel?: 2 | 3;
}

const PENDING_SECTIONS = ['first', 'second'];
const PENDING_CARDS = 6;

const SectionPart = ({ section, headingLevel }: { section: Section; headingLevel: 2 | 3 }) => {
  const { t } = useTexts('home');
  const nameOf = useSectionName();
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const name = nameOf(section);
  const { path, userList } = section;
  const cards = useMemo(() => {
    const common = commonOf(userList);
    return userList.map((user) => <RoomCard key={user.username} user={user} common={common} />);
  }, [userList]);
  if (userList.length === 0) {
    return (
      <section aria-labelledby={id} className="flex flex-col gap-2">
        <Heading id={id} className="heading min-w-0 text-xl wrap-anywhere desktop:text-2xl">
          {name}
        </Heading>
        <p className="text-text-muted">{t('sections.empty')}</p>
      </section>
    );
  }
  return (
    <Shelf
      title={name}
      headingLevel={headingLevel}
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

/** The home page in sections (spec 2 §2); "see more" only where the platform names a list. */
export const HomeSections = ({
  sections,
  error,
  onRetry,
  onEdit,
  headingLevel = 2,
  className,
  ...rest
}: HomeSectionsProps) => {
  const { t } = useTexts(['home', 'common']);
  const content =
    error && !sections ? (
      <EmptyState
        title={t('sections.failedTitle')}
        headingLevel={headingLevel}
        action={
          <Button variant="outline" onClick={onRetry}>
            {t('common:retry')}
          </Button>
        }
      >
        {error}
      </EmptyState>
    ) : sections?.length === 0 ? (
      <EmptyState
        title={t('sections.noneTitle')}
        headingLevel={headingLevel}
        action={onEdit ? <Button onClick={onEdit}>{t('layout.edit')}</Button> : undefined}
      >
        {onEdit ? t('sections.noneHint') : undefined}
      </EmptyState>
    ) : sections ? (
      sections.map((section) => (
        <SectionPart key={homeSectionId(section)} section={section} headingLevel={headingLevel} />
      ))
    ) : (
      PENDING_SECTIONS.map((key) => (
        <Shelf key={key} title={t('common:loading')} headingLevel={headingLevel} pending={PENDING_CARDS} />
      ))
    );
  return (
    <div {...rest} data-component="home-sections" className={cn('flex flex-col gap-10', className)}>
      {content}
    </div>
  );
};
