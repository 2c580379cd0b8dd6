import '@footlight/theme/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadTexts, Page, sheet } from '../../shared/page.tsx';

const style = document.createElement('style');
style.textContent = sheet;
document.head.append(style);

const root = document.getElementById('root');
if (!root) throw new Error('There is no #root.');
const texts = await loadTexts();
createRoot(root).render(
  <StrictMode>
    <Page texts={texts} />
  </StrictMode>,
);
