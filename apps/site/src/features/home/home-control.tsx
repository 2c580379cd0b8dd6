import { useTexts } from '@footlight/ui';
import { useRead } from '../../shell/api/use-read.ts';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { useModals } from '../../shell/modals/modals.ts';
import { useSettings } from '../../shell/session/use-settings.ts';
import { useToast } from '../../shell/toasts/toasts.ts';
import { homeCustomKey } from './home-keys.ts';
import { type HomeLayout, HomeLayoutPicker } from './home-layout-picker/home-layout-picker.tsx';

/** The choice of the layout, for logged-in users. A custom layout without sections opens their choice. */
const HomeControl = ({ layout }: { layout: HomeLayout }) => {
  const { t } = useTexts('home');
  const modals = useModals();
  const toast = useToast();
  const errorText = useErrorText();
  const custom = useRead(homeCustomKey, { revalidateOnFocus: false });
  const [, change] = useSettings((error) => {
    if (error) toast({ appearance: 'error', content: t('layout.prefFailed', { reason: errorText(error) }) });
  });
  const edit = () => void modals.open('home_wizard', {});
  return (
    <HomeLayoutPicker
      layout={layout}
      onEdit={edit}
      onChoose={(chosen) => {
        if (chosen === 'custom' && custom.data?.sectionList.length === 0) edit();
        else change({ home_layout: chosen });
      }}
    />
  );
};

export default HomeControl;
