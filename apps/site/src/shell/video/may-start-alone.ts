import { reducesMotion } from '@footlight/ui';

interface Connection {
  saveData?: boolean;
}

/** Whether a video may start by itself: not for people who reduce motion or data. The browser may refuse it too. */
export const mayStartAlone = (): boolean =>
  !reducesMotion() && !(navigator as Navigator & { connection?: Connection }).connection?.saveData;
