import { useEffect, useState } from 'react';
import { mayStartAlone } from '../../shell/video/may-start-alone.ts';
import { QuietVideo } from './quiet-video.tsx';

/** The live picture of one side of a duel, while the side is in view in a page that is in view. */
const DuelVideo = ({ username }: { username: string }) => {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!place) return;
    let isNear = false;
    const update = () => setInView(isNear && !document.hidden && mayStartAlone());
    const observer = new IntersectionObserver(([entry]) => {
      isNear = entry?.isIntersecting ?? false;
      update();
    });
    observer.observe(place);
    document.addEventListener('visibilitychange', update);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', update);
    };
  }, [place]);
  return (
    <div ref={setPlace} className="absolute inset-0 -z-1">
      {isInView ? <QuietVideo username={username} /> : null}
    </div>
  );
};

export default DuelVideo;
