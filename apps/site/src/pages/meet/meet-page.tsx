import type { MeetProduct } from '@footlight/contract';
import { useTexts } from '@footlight/ui';
import { Meeting } from '../../features/meet/meeting.tsx';
import { MeetScreen } from './meet-screen/meet-screen.tsx';

const MeetPage = ({ product }: { product: MeetProduct }) => {
  const { t } = useTexts('meet');
  return (
    <MeetScreen title={t(`title.${product}`)}>
      <Meeting key={product} product={product} />
    </MeetScreen>
  );
};

/** `/speed-date` */
export const SpeedDatePage = () => <MeetPage product="date" />;
/** `/random-chat` */
export const RandomChatPage = () => <MeetPage product="random" />;
