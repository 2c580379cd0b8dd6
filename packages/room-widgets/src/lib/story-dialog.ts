import { within } from 'storybook/test';

/** For stories: the open dialog, when its way in is over (until then its content is not visible). */
export const storyDialog = async (options?: { name: string | RegExp }) => {
  const element = await within(document.body).findByRole('dialog', options);
  await Promise.all(element.getAnimations().map((animation) => animation.finished));
  return { element, dialog: within(element) };
};
