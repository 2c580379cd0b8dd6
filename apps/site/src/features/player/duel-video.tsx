import { useInView } from '@footlight/ui';
import { useRef, useState, useSyncExternalStore } from 'react';
import { mayStartAlone } from '../../shell/video/may-start-alone.ts';
import { QuietVideo } from './quiet-video.tsx';

const onVisibility = (notify: () => void) => {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
};

/** The live picture of one side of a duel, while the side is in view in a page that is in view. */
const DuelVideo = ({ username }: { username: string }) => {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const isHidden = useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => true,
  );
  useInView(
    () => place.current,
    ({ isIntersecting }) => setNear(isIntersecting),
  );
  return (
    <div ref={place} className="absolute inset-0 -z-1">
      {isNear && !isHidden && mayStartAlone() ? <QuietVideo username={username} /> : null}
    </div>
  );
};

export default DuelVideo;
