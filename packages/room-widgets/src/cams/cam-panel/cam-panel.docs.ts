import type { ComponentDocs } from '@footlight/ui/story';

export const camPanelDocs: ComponentDocs = {
  name: 'cam-panel',
  status: 'new',
  summary: 'All of camera sharing in a room: offers of viewers, and the running sharing.',
  aliases: ['cam2cam', 'two-way camera', 'guest camera'],
  use: [
    'In a room where cameras may be shared, with the view of `createShareCam` (`@footlight/room-widgets/cams`).',
  ],
  avoid: ['For an arrangement of your own, use CamRequest and CamShare.'],
  anatomy: {},
  states: {},
  keyboard: [{ keys: ['Enter'], does: 'On a button: offers, accepts, declines or stops.' }],
  accessibility: ['Each offer is a region with the name of its viewer and is announced as a status.'],
  do: ['Keep offers in the order in which they came.'],
  dont: ['Show it to viewers where cameras may not be shared.'],
  tokens: {},
};
