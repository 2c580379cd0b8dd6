import './alone.css';
import { createRoot } from 'react-dom/client';
import { HostPart } from '../../shared/host-part.jsx';
import { TailwindPart } from './tailwind-part.jsx';

createRoot(document.getElementById('root')).render(
  <HostPart>
    <TailwindPart />
  </HostPart>,
);
