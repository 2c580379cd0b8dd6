import { useLocation } from 'react-router';
import { BrowsePage } from '../browse/browse-page.tsx';
import { VersusContestsList } from './versus-contests-list.tsx';
import { versusSection } from './versus-section.ts';

/** The contests of a section, in the frame of a list: its title, tabs and links. */
export const VersusPage = () => (
  <BrowsePage instead={<VersusContestsList gender={versusSection(useLocation().pathname)} />} />
);
