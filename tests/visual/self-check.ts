/**
 * Proves on the built Storybook that the visual run can be believed: a handful of stories, drawn twice in different
 * ways, must not differ in a single pixel, and a corner that is one pixel rounder must be found. Part of `npm test`.
 */
import { join } from 'node:path';
import { stops } from './approvals.ts';
import { findingsOf, type StoryFinding } from './findings.ts';
import { ROOT } from './git.ts';
import { modesNamed } from './modes.ts';
import { takePictures } from './pictures.ts';
import { serve } from './serve.ts';
import { openStudio, type Picture, shoot } from './shoot.ts';
import { entriesOf } from './story-index.ts';

const BUILD = join(ROOT, 'storybook-static');
const FAULTY = 'ui-button--default';
/** The radius of the default brand's buttons, and a pixel more. */
const FAULT = ':root { --button-radius: calc(0.625rem * var(--fl-radius, 1) + 1px); }';
/** What moves most: video, chat, pictures, things that open and leave. */
const RESTLESS = [
  'room-player-video-player--default',
  'room-chat-chat--default',
  'ui-dialog--default',
  'site-browse-room-list--default',
];

const stoppedBy = (findings: readonly StoryFinding[]) =>
  findings
    .filter((finding) => stops(finding, new Map()))
    .map(({ story, status, pixels, boxes: [first], note = '' }) => {
      const place = first ? `, the first of them near ${first.x}, ${first.y}` : '';
      return `${story} is ${status}: ${note || `${pixels} pixels differ${place}`}`;
    });

async function main(): Promise<string[]> {
  const all = entriesOf(BUILD);
  const wanted = new Set([FAULTY, ...RESTLESS]);
  // Besides these, some from all over the list.
  const step = Math.ceil(all.length / 6);
  const stories = all.filter((story, index) => wanted.has(story.id) || index % step === 0);
  const missing = [...wanted].filter((id) => !stories.some((story) => story.id === id));
  if (missing.length > 0)
    return [`The build has no ${missing.join(', ')}: name other stories in self-check.ts.`];

  const [mode, dark, phone] = modesNamed('default light,noir dark,default light mobile');
  if (!mode || !dark || !phone) return ['There is no mode.'];
  const server = await serve(BUILD);
  const studio = await openStudio(server.port);
  try {
    const first = await takePictures(stories, { studio, mode, workers: 2 });
    const second = new Map<string, Picture>();
    const faulty = new Map<string, Picture>();
    await shoot(studio, stories, {
      mode,
      workers: 1,
      alone: true,
      onPicture: (story, picture) => void second.set(story.id, picture),
    });
    await shoot(studio, stories, {
      mode,
      workers: 2,
      css: FAULT,
      onPicture: (story, picture) => void faulty.set(story.id, picture),
    });
    const before = { stories, pictures: first };
    const problems = stoppedBy(findingsOf(mode.name, before, { stories, pictures: second })).map(
      (what) => `Drawn twice, which must be the same: ${what}`,
    );
    const found = findingsOf(mode.name, before, { stories, pictures: faulty });
    const fault = found.find((finding) => finding.story === FAULTY);
    if (fault?.status !== 'changed') problems.push('A corner that is one pixel rounder was not found.');
    const faultyStory = stories.filter((story) => story.id === FAULTY);
    for (const other of [dark, phone]) {
      const drawn = await takePictures(faultyStory, { studio, mode: other, workers: 1 });
      const png = drawn.get(FAULTY)?.png;
      if (!png || first.get(FAULTY)?.png.equals(png))
        problems.push(
          `The mode "${other.name}" looks like "${mode.name}": its values do not reach the stories.`,
        );
    }
    if (problems.length === 0)
      console.log(
        `${stories.length} stories drawn twice: no pixel differs. One pixel of radius: ${fault?.pixels} pixels found.`,
      );
    return problems;
  } finally {
    await studio.close();
    await server.close();
  }
}

main().then(
  (problems) => {
    for (const problem of problems) console.error(problem);
    process.exitCode = problems.length > 0 ? 1 : 0;
  },
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
