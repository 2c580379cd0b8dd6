import { ModerationDialog } from '@footlight/room-widgets';
import { useState } from 'react';
import type { ModalProps } from '../../shell/modals/modal-props.ts';
import { useErrorContent } from '../../shell/refusals/use-error-content.tsx';
import { useRoomCalls } from '../../shell/room/use-room-calls.ts';

/** Silences, kicks or bans a user, with a reason if the staff write one (spec 2 §8). */
const ModerateModal = ({ username, target, action, close }: ModalProps<'moderate'>) => {
  const calls = useRoomCalls(username);
  const errorContent = useErrorContent();
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const moderate = async (reason: string) => {
    setIsSending(true);
    setError(null);
    try {
      await calls.moderate(action, target, reason);
      close();
    } catch (problem) {
      setError(problem);
      setIsSending(false);
    }
  };
  return (
    <ModerationDialog
      action={action}
      name={target}
      isSending={isSending}
      error={error ? errorContent(error) : null}
      onConfirm={(reason) => void moderate(reason)}
      onClose={() => close()}
    />
  );
};

export default ModerateModal;
