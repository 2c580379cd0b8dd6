import { type HomeAnswer, homeSectionId } from '@footlight/contract';
import { Button, EmptyState, ModelGrid, useLinkRenderer, useTexts } from '@footlight/ui';
import { useId } from 'react';
import { RoomCard } from '../../../shell/room/room-card/room-card.tsx';
import { useSectionName } from '../use-section-name.ts';

type Section = HomeAnswer['sectionList'][number];

export interface HomeSectionsProps {
  /** Undefined while they load. */
  sections: readonly Section[] | undefined;
  errorMessage: string | null;
  onRetry(): void;
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
  const link = useLinkRenderer();
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const name = nameOf(section);
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <Heading id={id} className="heading min-w-0 text-lg wrap-anywhere">
          {name}
        </Heading>
        {section.path === null
          ? null
          : link({
              href: section.path,
              'aria-label': t('sections.seeMoreOf', { name }),
              className: 'text-sm font-semibold underline underline-offset-3 hover:text-primary-text',
              children: t('sections.seeMore'),
            })}
      </div>
      {section.userList.length === 0 ? (
        <p className="text-text-muted">{t('sections.empty')}</p>
      ) : (
        <ModelGrid label={name}>
          {section.userList.map((user) => (
            <RoomCard key={user.username} user={user} />
          ))}
        </ModelGrid>
      )}
    </section>
  );
};

/** The home page in sections (spec 2 §2); "see more" only where the platform names a list. */
export const HomeSections = ({
  sections,
  errorMessage,
  onRetry,
  onEdit,
  headingLevel = 2,
}: HomeSectionsProps) => {
  const { t } = useTexts(['home', 'common']);
  if (errorMessage && !sections) {
    return (
      <EmptyState
        title={t('sections.failedTitle')}
        headingLevel={headingLevel}
        action={
          <Button variant="outline" onClick={onRetry}>
            {t('common:retry')}
          </Button>
        }
      >
        {errorMessage}
      </EmptyState>
    );
  }
  if (sections?.length === 0) {
    return (
      <EmptyState
        title={t('sections.noneTitle')}
        headingLevel={headingLevel}
        action={onEdit ? <Button onClick={onEdit}>{t('layout.edit')}</Button> : undefined}
      >
        {onEdit ? t('sections.noneHint') : undefined}
      </EmptyState>
    );
  }
  return (
    <div data-component="home-sections" className="flex flex-col gap-6">
      {sections
        ? sections.map((section) => (
            <SectionPart key={homeSectionId(section)} section={section} headingLevel={headingLevel} />
          ))
        : PENDING_SECTIONS.map((key) => (
            <ModelGrid key={key} label={t('common:loading')} pending={PENDING_CARDS} />
          ))}
    </div>
  );
};
