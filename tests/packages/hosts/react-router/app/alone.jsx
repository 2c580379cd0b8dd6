import { HostPart } from '../../shared/host-part.jsx';

export default function Alone() {
  return <HostPart />;
}
