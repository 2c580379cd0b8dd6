import { ModerationDialog } from '@footlight/room-widgets';
import { useCall } from '../../shell/forms/use-call.ts';
import type { ModalProps } from '../../shell/modals/modal-props.ts';
import { useRoomCalls } from '../../shell/room/use-room-calls.ts';

/** Silences, kicks or bans a user, with a reason if the staff write one (spec 2 §8). */
const ModerateModal = ({ username, target, action, close }: ModalProps<'moderate'>) => {
  const calls = useRoomCalls(username);
  const { pending, error, run } = useCall();
  return (
    <ModerationDialog
      action={action}
      name={target}
      pending={pending}
      error={error}
      onConfirm={(reason) =>
        void run(async () => {
          await calls.moderate(action, target, reason);
          close();
        })
      }
      onClose={() => close()}
    />
  );
};

export default ModerateModal;
