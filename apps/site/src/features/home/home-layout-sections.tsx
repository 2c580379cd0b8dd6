import { HOME_ROW_FROM } from '@footlight/contract';
import { type HomeLayout, HomeSections } from '@footlight/site-widgets';
import { useRead } from '../../shell/api/use-read.ts';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { useModals } from '../../shell/modals/modals.ts';
import { homeCustomKey, homeSectionsKey } from './home-keys.ts';

/** The home page in the layouts `section` and `custom`. */
const HomeLayoutSections = ({ layout }: { layout: HomeLayout }) => {
  const modals = useModals();
  const errorText = useErrorText();
  const isCustom = layout === 'custom';
  const { data, error, mutate } = useRead(isCustom ? homeCustomKey : homeSectionsKey);
  // Sections that the user chose stay; of the site's, those without a full row are left out.
  const sections = data?.sectionList.filter(({ userList }) => isCustom || userList.length >= HOME_ROW_FROM);
  return (
    <HomeSections
      sections={sections}
      error={error ? errorText(error) : null}
      onRetry={() => void mutate()}
      onEdit={isCustom ? () => void modals.open('home_wizard', {}) : undefined}
    />
  );
};

export default HomeLayoutSections;
