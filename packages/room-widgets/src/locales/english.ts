import { en as broadcaster } from './broadcaster/en.ts';
import { en as cams } from './cams/en.ts';
import { en as room } from './en.ts';
import { en as live } from './live/en.ts';
import { en as meet } from './meet/en.ts';
import { en as player } from './player/en.ts';
import { en as reports } from './reports/en.ts';
import { en as roomApps } from './room-apps/en.ts';
import { en as roomMore } from './room-more/en.ts';
import { en as social } from './social/en.ts';
import { en as toys } from './toys/en.ts';
import { en as vr } from './vr/en.ts';
import { en as watchTogether } from './watch-together/en.ts';

/** The English texts of this package by namespace, for `TextsProvider`. */
export const english = {
  broadcaster,
  cams,
  live,
  meet,
  player,
  reports,
  room,
  'room-apps': roomApps,
  'room-more': roomMore,
  social,
  toys,
  vr,
  'watch-together': watchTogether,
};
