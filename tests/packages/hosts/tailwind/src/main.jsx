import './main.css';
import { Button } from '@footlight/ui';
import { createRoot } from 'react-dom/client';
import { sheet } from '../../shared/brand.js';
import { FootlightPart } from '../../shared/footlight-part.jsx';
import { HostPart } from '../../shared/host-part.jsx';
import { TailwindPart } from './tailwind-part.jsx';

createRoot(document.getElementById('root')).render(
  <>
    <style>{sheet}</style>
    <HostPart>
      <TailwindPart />
    </HostPart>
    <p id="named" data-brand="host" className="bg-fl-primary text-fl-lg rounded-fl-lg fl-desktop:p-4">
      Names of our theme in a class of the host
    </p>
    <div data-brand="host">
      <Button id="styled" className="mt-[13px] bg-red-500">
        Our button with classes of the host
      </Button>
    </div>
    <FootlightPart />
  </>,
);
