// @vitest-environment happy-dom
import { storyConformance } from '@footlight/ui/testing';
import { appLocales } from './locales/apps/index.ts';
import { camLocales } from './locales/cam/index.ts';
import { roomLocales } from './locales/index.ts';
import { liveLocales } from './locales/live/index.ts';
import { meetLocales } from './locales/meet/index.ts';
import { peopleLocales } from './locales/people/index.ts';
import { reportsLocales } from './locales/reports/index.ts';
import { stageLocales } from './locales/stage/index.ts';
import { streamerLocales } from './locales/streamer/index.ts';
import { toyLocales } from './locales/toy/index.ts';
import { vrLocales } from './locales/vr/index.ts';
import { watchLocales } from './locales/watch/index.ts';

storyConformance({
  stories: import.meta.glob('./**/*.stories.tsx', { eager: true }),
  tests: import.meta.glob('./*/*/*.test.tsx', { eager: true, query: '?raw', import: 'default' }),
  locales: {
    apps: appLocales,
    cam: camLocales,
    live: liveLocales,
    meet: meetLocales,
    people: peopleLocales,
    reports: reportsLocales,
    room: roomLocales,
    stage: stageLocales,
    streamer: streamerLocales,
    toy: toyLocales,
    vr: vrLocales,
    watch: watchLocales,
  },
});
