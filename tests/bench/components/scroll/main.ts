/** One page of as many cards as its address says. */
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
subject.cards(makeCards(Number(new URLSearchParams(location.search).get('cards'))));
await document.fonts.ready;
window.isDrawn = true;
