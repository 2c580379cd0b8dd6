import { demoWorld } from './world.ts';

/** Streams of the rooms that most visitors see first, the first first. */
export const popularStreams = (count: number): string[] =>
  demoWorld(new Date())
    .models.filter(({ isVr }) => !isVr)
    .sort((one, other) => other.viewers - one.viewers)
    .slice(0, count)
    .map(({ streamName }) => streamName);
