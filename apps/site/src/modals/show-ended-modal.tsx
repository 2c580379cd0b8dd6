import type { EndReason } from '@footlight/contract';
import { ShowEnded } from '@footlight/room-widgets';
import { useBuyTokens } from '../containers/use-buy-tokens.ts';
import type { ModalControls } from './registry.ts';

export interface ShowEndedModalProps {
  kind: 'private' | 'spy';
  reason: EndReason;
  broadcasterName: string;
  elapsed: number;
  spent: number;
  refunded: number;
}

/** Why a show ended, what it cost and what came back, by the platform's own count. */
export const ShowEndedModal = ({ close, ...ended }: ShowEndedModalProps & ModalControls) => {
  const buyTokens = useBuyTokens();
  const onBuyTokens = () => {
    close();
    void buyTokens();
  };
  return <ShowEnded {...ended} onBuyTokens={onBuyTokens} onClose={() => close()} />;
};
