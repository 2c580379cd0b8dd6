import { lazyComponent } from '@footlight/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { type CardTarget, watchCards } from './card-target.ts';

/** Only for those who rest on a card. */
const CardVideo = lazyComponent(() => import('./card-video.tsx'));

/** Plays a room's live picture in its card, of one card at a time. */
const CardPreview = () => {
  const [target, setTarget] = useState<CardTarget | null>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other cards
  useEffect(() => watchCards(setTarget), [pathname]);
  return target ? <CardVideo key={target.username} {...target} /> : null;
};

export default CardPreview;
