import { HostPart } from '../../../shared/host-part.jsx';

export default function Page() {
  return <HostPart />;
}
