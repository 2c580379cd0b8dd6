import type { RoomLine } from '@footlight/contract/realtime';
import { play, talkOf } from './feed.ts';

export type Subject = (line: RoomLine) => void;

const presses: number[] = [];
document.addEventListener(
  'keydown',
  ({ timeStamp }) =>
    // After the frame that shows it.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => presses.push(performance.now() - timeStamp);
      port2.postMessage(null);
    }),
  true,
);

/** Offers a page's subjects to the bench. A subject draws itself, with a text area, and then takes lines. */
export const openBench = (subjects: Readonly<Record<string, () => Promise<Subject>>>): void => {
  Object.assign(globalThis, { footlightBench: start(subjects) });
};

const start =
  (subjects: Parameters<typeof openBench>[0]) => async (name: string, perSecond: number, seconds: number) => {
    const subject = await subjects[name]?.();
    if (!subject) throw new Error(`Nobody is called ${name}.`);
    const texts = talkOf(perSecond, seconds);
    return async () => {
      let lines = 0;
      let frames = 0;
      let isOn = true;
      const count = () => {
        frames += 1;
        if (isOn) requestAnimationFrame(count);
      };
      requestAnimationFrame(count);
      await play(texts, (line) => {
        lines += 1;
        subject(line);
      });
      isOn = false;
      return {
        lines,
        frames,
        presses,
        isLastShown: new RegExp(` ${perSecond * seconds}(\\s|$)`).test(
          document.getElementById('root')?.innerText ?? '',
        ),
      };
    };
  };
