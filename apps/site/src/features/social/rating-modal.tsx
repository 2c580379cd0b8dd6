import type { Rating } from '@footlight/contract';
import { RatingPrompt } from '@footlight/room-widgets';
import { useState } from 'react';
import type { ModalProps } from '../../shell/modals/modal-props.ts';
import { useErrorToast } from '../../shell/refusals/use-error-content.tsx';
import { useRoomCalls } from '../../shell/room/use-room-calls.ts';

/** Asks for a rating, and closes once it is stored. */
const RatingModal = ({ username, displayName, close }: ModalProps<'rating'>) => {
  const calls = useRoomCalls(username);
  const errorToast = useErrorToast();
  const [isSending, setIsSending] = useState(false);
  const rate = async (value: Rating) => {
    setIsSending(true);
    try {
      await calls.rate(value);
      close();
    } catch (error) {
      errorToast(error);
      close();
    }
  };
  return (
    <RatingPrompt
      broadcasterName={displayName}
      pending={isSending}
      onRate={(value) => void rate(value)}
      onClose={() => close()}
    />
  );
};

export default RatingModal;
