import '@footlight/theme/styles.layer.css';
import { useLoaderData } from 'react-router';
import { sheet } from '../../shared/brand.js';
import { FootlightPart } from '../../shared/footlight-part.jsx';
import { HostPart } from '../../shared/host-part.jsx';
import { loadTexts } from '../../shared/texts.js';

export const loader = () => loadTexts();

export default function Home() {
  const resources = useLoaderData();
  return (
    <>
      <style>{sheet}</style>
      <HostPart />
      <FootlightPart resources={resources} />
    </>
  );
}
