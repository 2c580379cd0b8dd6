import type { BrandReport } from '@footlight/contract';
import { Tabs, useTexts } from '@footlight/ui';
import type { ReactNode } from 'react';
import type { StudioChecks } from './config/studio-checks.ts';
import { studioFields, studioGroups } from './config/studio-config.ts';
import { useProblems } from './config/use-problems.ts';
import type { StudioSection } from './preview/section-of.ts';

const otherSections = ['css', 'contrast', 'banners', 'legal', 'changes', 'history'] as const;
export type StudioTab = StudioSection | (typeof otherSections)[number];

const isGroup = (tab: StudioTab): tab is StudioSection => studioGroups.some((one) => one === tab);

export interface StudioSectionsProps {
  value: StudioTab;
  checks: StudioChecks;
  report: BrandReport;
  /** Numbers beside the names; those of the fields' sections are their problems. */
  counts: Partial<Record<StudioTab, number>>;
  contentOf(tab: StudioTab): ReactNode;
  onValueChange(tab: StudioTab): void;
  className?: string;
}

/** The sections of the editor: navigation at the side, and the chosen section. */
export const StudioSections = (props: StudioSectionsProps) => {
  const { value, checks, report, contentOf, onValueChange, className } = props;
  const { t } = useTexts('studio');
  const problemOf = useProblems(checks, report);
  const problems = (tab: StudioTab) =>
    studioFields.filter((field) => field.group === tab && problemOf(field) !== undefined).length;
  const sections = [...studioGroups, ...otherSections];
  return (
    <Tabs
      label={t('tabs.label')}
      orientation="vertical"
      className={className}
      listClassName="desktop:sticky desktop:top-32"
      panelClassName="pt-4 desktop:pt-0"
      value={value}
      onValueChange={(next) => onValueChange(sections.find((one) => one === next) ?? 'colors')}
      items={sections.map((tab) => {
        const count = isGroup(tab) ? problems(tab) : props.counts[tab];
        return {
          value: tab,
          label: isGroup(tab) ? t(`group.${tab}`) : t(`tabs.${tab}`),
          // Only the chosen one is built.
          content: tab === value ? contentOf(tab) : null,
          ...(count ? { count } : {}),
        };
      })}
    />
  );
};
