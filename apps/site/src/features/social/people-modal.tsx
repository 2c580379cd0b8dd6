import { Drawer, useTexts } from '@footlight/ui';
import type { ModalProps } from '../../shell/modals/modal-props.ts';
import { PeopleLists } from './people-lists.tsx';

/** Messages and friends in a drawer over any page; a room behind it stays open. */
const PeopleModal = ({ username, close }: ModalProps<'people'>) => {
  const { t } = useTexts('people');
  return (
    <Drawer open onClose={() => close()} title={t('title')}>
      <PeopleLists key={username} username={username ?? null} isPage={false} />
    </Drawer>
  );
};

export default PeopleModal;
