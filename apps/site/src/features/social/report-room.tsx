import type { Room } from '@footlight/contract';
import { IconButton, useTexts } from '@footlight/ui';
import { Flag } from 'lucide-react';
import { useModals } from '../../shell/modals/modals.ts';

/** Reports the room, for everybody but its broadcaster. */
const ReportRoom = ({ user: { username, displayName } }: Pick<Room, 'user'>) => {
  const { t } = useTexts('common');
  const modals = useModals();
  return (
    <IconButton
      size="sm"
      label={t('report')}
      onClick={() => void modals.open('report', { target: { kind: 'room', username }, name: displayName })}
    >
      <Flag />
    </IconButton>
  );
};

export default ReportRoom;
