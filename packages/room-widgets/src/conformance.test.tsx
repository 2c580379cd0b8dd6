// @vitest-environment happy-dom
import { storyConformance } from '@footlight/ui/testing';
import { broadcasterLocales } from './locales/broadcaster/index.ts';
import { camsLocales } from './locales/cams/index.ts';
import { roomLocales } from './locales/index.ts';
import { liveLocales } from './locales/live/index.ts';
import { meetLocales } from './locales/meet/index.ts';
import { playerLocales } from './locales/player/index.ts';
import { reportsLocales } from './locales/reports/index.ts';
import { roomAppLocales } from './locales/room-apps/index.ts';
import { roomMoreLocales } from './locales/room-more/index.ts';
import { socialLocales } from './locales/social/index.ts';
import { toysLocales } from './locales/toys/index.ts';
import { vrLocales } from './locales/vr/index.ts';
import { watchTogetherLocales } from './locales/watch-together/index.ts';

storyConformance({
  stories: import.meta.glob('./**/*.stories.tsx', { eager: true }),
  tests: import.meta.glob('./*/*/*.test.tsx', { eager: true, query: '?raw', import: 'default' }),
  locales: {
    'room-apps': roomAppLocales,
    cams: camsLocales,
    live: liveLocales,
    meet: meetLocales,
    social: socialLocales,
    reports: reportsLocales,
    room: roomLocales,
    'room-more': roomMoreLocales,
    player: playerLocales,
    broadcaster: broadcasterLocales,
    toys: toysLocales,
    vr: vrLocales,
    'watch-together': watchTogetherLocales,
  },
});
