import '@footlight/theme/styles.css';
import '@footlight/theme/default-brand.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Controls } from '../../shared/controls.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('There is no #root.');
createRoot(root).render(
  <StrictMode>
    <Controls />
  </StrictMode>,
);
