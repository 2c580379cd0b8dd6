import { age } from './age.ts';
import { browse } from './browse.ts';
import type { Journey } from './journey.ts';
import { keyboard } from './keyboard.ts';
import { phone } from './phone.ts';
import { preferences } from './preferences.ts';
import { privateShow } from './private.ts';
import { purchase } from './purchase.ts';
import { room } from './room.ts';
import { tip } from './tip.ts';

export const journeys: Readonly<Record<string, Journey>> = {
  age,
  browse,
  room,
  tip,
  purchase,
  private: privateShow,
  keyboard,
  preferences,
  phone,
};
