import type { MeetProduct } from '@footlight/contract';
import { MeetScreen } from '@footlight/room-widgets';
import { useTexts } from '@footlight/ui';
import { useLocation } from 'react-router';
import { Meeting } from '../../features/meet/meeting.tsx';

export const productOf = (pathname: string): MeetProduct =>
  pathname.endsWith('/speed-date') ? 'date' : 'random';

/** `/speed-date` and `/random-chat` */
export const MeetPage = () => {
  const { t } = useTexts('meet');
  const product = productOf(useLocation().pathname);
  return (
    <MeetScreen title={t(`title.${product}`)}>
      <Meeting key={product} product={product} />
    </MeetScreen>
  );
};
