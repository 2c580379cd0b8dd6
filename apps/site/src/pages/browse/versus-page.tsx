import { useLocation } from 'react-router';
import { VersusContestsList } from '../../features/versus/versus-contests-list.tsx';
import { versusSection } from '../../features/versus/versus-section.ts';
import { BrowsePage } from './browse-page.tsx';
import { useVersusTips } from './use-versus-tips.ts';

const Contests = () => {
  const gender = versusSection(useLocation().pathname);
  return <VersusContestsList gender={gender} tips={useVersusTips(gender)} />;
};

/** The contests of a section, in the frame of a list: its title, tabs and links. */
export const VersusPage = () => <BrowsePage instead={<Contests />} />;
