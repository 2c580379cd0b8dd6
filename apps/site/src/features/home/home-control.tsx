import { type HomeLayout, HomeLayoutPicker } from '@footlight/site-widgets';
import { useTexts } from '@footlight/ui';
import { useSWRConfig } from 'swr';
import { useApi } from '../../shell/api/api.ts';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { useModals } from '../../shell/modals/modals.ts';
import { useErrorToast } from '../../shell/refusals/use-error-content.tsx';
import { useSettings } from '../../shell/session/use-settings.ts';
import { homeCustomKey } from './home-keys.ts';

/** The choice of the layout, for logged-in users. A custom layout without sections opens their choice. */
const HomeControl = ({ layout }: { layout: HomeLayout }) => {
  const { t } = useTexts('home');
  const modals = useModals();
  const errorToast = useErrorToast();
  const errorText = useErrorText();
  const api = useApi();
  const { mutate } = useSWRConfig();
  const failed = (error: unknown) =>
    errorToast(error, { content: t('layout.prefFailed', { reason: errorText(error) }) });
  const [, change] = useSettings((error) => {
    if (error) failed(error);
  });
  const edit = () => void modals.open('home_wizard', {});
  /** The sections are read when they are wanted, and not with every home page. */
  const chooseCustom = async () => {
    try {
      const custom = await mutate(homeCustomKey, api('GET /browse/react/home/custom'), { revalidate: false });
      if (custom?.sectionList.length === 0) edit();
      else change({ home_layout: 'custom' });
    } catch (error) {
      failed(error);
    }
  };
  return (
    <HomeLayoutPicker
      layout={layout}
      onEdit={edit}
      onLayoutChange={(chosen) => {
        if (chosen === 'custom') void chooseCustom();
        else change({ home_layout: chosen });
      }}
    />
  );
};

export default HomeControl;
