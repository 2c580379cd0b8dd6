import { Drawer, useTexts } from '@footlight/ui';
import { PeopleLists } from '../containers/people-lists.tsx';
import { WithPeopleTexts } from '../containers/with-people-texts.tsx';
import type { ModalControls } from './registry.ts';

export interface PeopleModalProps extends ModalControls {
  /** Opens the conversation with this person. */
  username?: string;
}

const People = ({ username, close }: PeopleModalProps) => {
  const { t } = useTexts('people');
  return (
    <Drawer open onClose={() => close()} title={t('title')}>
      <PeopleLists key={username} username={username ?? null} isPage={false} />
    </Drawer>
  );
};

/** Messages and friends over any page: the room stays in view and hearing. */
const PeopleModal = (props: PeopleModalProps) => (
  <WithPeopleTexts>
    <People {...props} />
  </WithPeopleTexts>
);

export default PeopleModal;
