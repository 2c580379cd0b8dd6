import type { ComponentDocs } from '../story/component-docs.ts';

export const modelCardDocs: ComponentDocs = {
  name: 'model-card',
  status: 'stable',
  summary: 'Shows a model and the status of the room, as one link, with links to its tags.',
  aliases: ['room card', 'browse card', 'card'],
  use: ['In a ModelGrid: live models, favourites, search results, similar models.'],
  avoid: [
    'For a video or a picture set, use MediaCard.',
    'For one person in a list or a line, use Avatar with the name.',
  ],
  anatomy: {
    thumbnail: 'The picture, 4:3. A placeholder appears if it is missing or fails to load.',
    badges:
      'The status of a room that is not simply live, and the badges “Voyeur”, “Versus”, “VR” and “New”.',
    note: 'The number of viewers. Missing while the room is offline.',
    price: 'The price of a minute of a private show.',
    goal: 'The line that shows how much of a goal is raised.',
    language: 'The code of the main language.',
    footlight: 'The decorative line of light on hover and focus.',
    body: 'The text under the picture.',
    link: 'The name. Its click area covers the whole card.',
    age: 'The age in years, if known.',
    subject: 'The room subject, at most two lines.',
    tags: 'One line of tags. Tags that do not fit come into view with the focus.',
    tag: 'The link to the page of a tag.',
  },
  states: { 'data-state': 'online, private, limited, connected, standby, offline' },
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to the card, then to its tags.' },
    { keys: ['Enter'], does: 'Opens the room.' },
  ],
  accessibility: [
    'The link is named by the name alone, and the picture has an empty `alt`.',
    'Status, viewers, age, language, goal and price are read as words: “Private”, “120 viewers”, “Age 24”, “German”, “Goal: 60 of 100 tokens”.',
    'The badge names every status but live, so neither its colour nor a dimmed picture is the only sign.',
  ],
  do: [
    'Give `privatePrice` where prices differ, and `goal` and `language` where they are known.',
    'Set `eager` only on the cards of the first view.',
    'Update the number of viewers live. Only its own card renders again.',
  ],
  dont: [
    'Put buttons on the card. The whole card is a link, apart from its tags.',
    'Put text inside the picture.',
  ],
  tokens: { '--model-card-radius': 'radius-lg' },
};
