import { within } from 'storybook/test';

/** For stories: the open dialog, after its opening animation (before, its content is not visible). */
export const storyDialog = async (options?: { name: string | RegExp }) => {
  const element = await within(document.body).findByRole('dialog', options);
  await Promise.all(element.getAnimations().map((animation) => animation.finished));
  return { element, dialog: within(element) };
};
