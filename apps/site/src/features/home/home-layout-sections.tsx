import { useRead } from '../../shell/api/use-read.ts';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { useModals } from '../../shell/modals/modals.ts';
import { homeCustomKey, homeSectionsKey } from './home-keys.ts';
import type { HomeLayout } from './home-layout-picker/home-layout-picker.tsx';
import { HomeSections } from './home-sections/home-sections.tsx';

/** The home page in the layouts `section` and `custom`. */
const HomeLayoutSections = ({ layout }: { layout: HomeLayout }) => {
  const modals = useModals();
  const errorText = useErrorText();
  const isCustom = layout === 'custom';
  const { data, error, mutate } = useRead(isCustom ? homeCustomKey : homeSectionsKey);
  return (
    <HomeSections
      sections={data?.sectionList}
      errorMessage={error ? errorText(error) : null}
      onRetry={() => void mutate()}
      onEdit={isCustom ? () => void modals.open('home_wizard', {}) : undefined}
    />
  );
};

export default HomeLayoutSections;
