/** Stand-ins for stories of other packages (`@footlight/room-widgets/story`): a video engine and a chat log. */

export { createStoryLog, type StoryLog, storyLine, storyLines } from '../chat/chat/story-log.ts';
export { storyCamera } from '../lib/story-camera.ts';
export { createStoryEngine, type StoryEngine } from '../player/video-player/story-engine.ts';
export { storyApps, storySplit } from './app-views.ts';
