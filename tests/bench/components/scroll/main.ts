/** One page of 5,000 cards. */
import '../src/page.css';
import { makeCards } from '../src/content.ts';
import { subject } from '../src/subjects/footlight.tsx';

declare global {
  interface Window {
    isDrawn?: boolean;
  }
}

const container = document.createElement('div');
document.body.append(container);
await subject.start(container);
subject.cards(makeCards(5_000));
await document.fonts.ready;
window.isDrawn = true;
