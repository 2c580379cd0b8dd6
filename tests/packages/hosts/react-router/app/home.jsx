import '@footlight/theme/styles.layer.css';
import { sheet } from '../../shared/brand.js';
import { FootlightPart } from '../../shared/footlight-part.jsx';
import { HostPart } from '../../shared/host-part.jsx';

export default function Home() {
  return (
    <>
      <style>{sheet}</style>
      <HostPart />
      <FootlightPart />
    </>
  );
}
