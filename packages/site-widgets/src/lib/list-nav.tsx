import { SectionNav, useTexts } from '@footlight/ui';
import { isInTab, listTabs } from './list-tabs.ts';

export interface ListNavProps {
  /** The page's path, without the language. */
  path: string;
  /** The list that the filters start with, on a page that is a list. */
  source?: string | undefined;
}

/** The second navigation: the lists of the page's section, in the same order on every list. */
export const ListNav = ({ path, source }: ListNavProps) => {
  const { t } = useTexts('browse');
  return (
    <SectionNav
      label={t('lists')}
      items={listTabs(path, source).map((tab) => ({
        href: tab.path,
        label: t(`tabs.${tab.key}`),
        current: isInTab(tab, path),
      }))}
    />
  );
};
