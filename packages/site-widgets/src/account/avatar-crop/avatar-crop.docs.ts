import type { ComponentDocs } from '@footlight/ui/story';

export const avatarCropDocs: ComponentDocs = {
  name: 'avatar-crop',
  status: 'new',
  summary: 'Chooses the square of a picture that becomes the portrait of an account.',
  aliases: ['image cropper', 'profile picture', 'upload'],
  use: ['In a dialog, after somebody has chosen a picture.'],
  anatomy: {},
  keyboard: [{ keys: ['Arrow Left', 'Arrow Right'], does: 'On a slider: zooms or moves the square.' }],
  accessibility: [
    'Everything works with the sliders; dragging is a shortcut.',
    'The preview is an image with a name.',
  ],
  do: ['Save exactly the square that is shown.'],
  dont: ['Upload the whole picture and cut it later.'],
  tokens: {},
};
