import '../../shared/host.css';
import { createRoot } from 'react-dom/client';
import { HostPart } from '../../shared/host-part.jsx';

createRoot(document.getElementById('root')).render(<HostPart />);
