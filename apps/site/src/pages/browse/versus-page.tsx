import { lazyComponent } from '@footlight/ui';
import { useLocation } from 'react-router';
import { VersusContestsList } from '../../features/versus/versus-contests-list.tsx';
import { versusSection } from '../../features/versus/versus-section.ts';
import { BrowsePage } from './browse-page.tsx';
import { useVersusTips } from './use-versus-tips.ts';

/** Lazy, because the stills are there first. */
const DuelVideo = lazyComponent<{ username: string }>(() => import('../../features/player/duel-video.tsx'), {
  failure: null,
});

const Contests = () => {
  const gender = versusSection(useLocation().pathname);
  return (
    <VersusContestsList
      gender={gender}
      tips={useVersusTips(gender)}
      livePicture={(username) => <DuelVideo key={username} username={username} />}
    />
  );
};

/** The contests of a section, in the frame of a list: its title, tabs and links. */
export const VersusPage = () => <BrowsePage instead={<Contests />} />;
