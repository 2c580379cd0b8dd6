import '@footlight/theme/styles.css';
import { hydrateRoot } from 'react-dom/client';
import { loadTexts, Page } from '../../shared/page.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('There is no #root.');
const texts = await loadTexts();
hydrateRoot(root, <Page texts={texts} />, {
  onRecoverableError: (error) => console.error('hydration', error),
});
