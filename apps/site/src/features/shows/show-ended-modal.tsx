import { ShowEnded } from '@footlight/room-widgets';
import type { ModalProps } from '../../shell/modals/modal-props.ts';
import { useBuyTokens } from '../../shell/spend/use-buy-tokens.ts';

/** Why a show ended, what it cost and what was returned, as the platform counted. */
export const ShowEndedModal = ({ close, ...ended }: ModalProps<'show_ended'>) => {
  const buyTokens = useBuyTokens();
  const onBuyTokens = () => {
    close();
    void buyTokens();
  };
  return <ShowEnded {...ended} onBuyTokens={onBuyTokens} onClose={() => close()} />;
};
