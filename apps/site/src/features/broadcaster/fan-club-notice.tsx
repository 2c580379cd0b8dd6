import { FanClubAnnouncement } from '@footlight/room-widgets';
import { useAtom } from 'jotai';
import { isFanClubAnnouncedFamily } from './broadcaster-drafts.ts';

interface FanClubNoticeProps {
  username: string;
  /** Opens the prices of the fan club. */
  onSet(): void;
}

/** Tells a broadcaster about fan clubs once on this device (spec 1 §6). */
export const FanClubNotice = ({ username, onSet }: FanClubNoticeProps) => {
  const [isAnnounced, setIsAnnounced] = useAtom(isFanClubAnnouncedFamily(username));
  if (isAnnounced) return null;
  return (
    <FanClubAnnouncement
      onSet={() => {
        setIsAnnounced(true);
        onSet();
      }}
      onClose={() => setIsAnnounced(true)}
    />
  );
};
