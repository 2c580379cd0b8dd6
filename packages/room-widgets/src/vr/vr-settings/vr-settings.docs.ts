import type { ComponentDocs } from '@footlight/ui/story';

export const vrSettingsDocs: ComponentDocs = {
  name: 'vr-settings',
  status: 'new',
  summary: 'The view mode of a VR page, and the format of its picture.',
  aliases: ['virtual reality', 'projection', 'field of view'],
  use: ['In the settings of a VR page.'],
  avoid: ['For the quality of the video, which the player offers.'],
  anatomy: {},
  states: {},
  keyboard: [{ keys: ['Arrow Left', 'Arrow Right'], does: 'Changes the view mode.' }],
  accessibility: ['Native radios and a native list with visible labels; their hints are descriptions.'],
  do: ['Name the format of the stream in the automatic choice.'],
  dont: ['Ask for a format that the platform knows.'],
  tokens: {},
};
