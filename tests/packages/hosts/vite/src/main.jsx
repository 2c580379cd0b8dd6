import '../../shared/host.css';
import '@footlight/theme/styles.layer.css';
import { createRoot } from 'react-dom/client';
import { sheet } from '../../shared/brand.js';
import { FootlightPart } from '../../shared/footlight-part.jsx';
import { HostPart } from '../../shared/host-part.jsx';

createRoot(document.getElementById('root')).render(
  <>
    <style>{sheet}</style>
    <HostPart />
    <FootlightPart />
  </>,
);
