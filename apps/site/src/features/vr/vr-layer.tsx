import type { Room } from '@footlight/contract';
import { VrView } from '@footlight/room-widgets';
import { loadRetried, useTexts } from '@footlight/ui';
import { useAtomValue } from 'jotai';
import { useToast } from '../../shell/toasts/toasts.ts';
import { useVrAddress } from './use-vr-address.ts';
import { PLAIN_FORMAT, vrFormatFamily } from './vr-format.ts';

/** Lazy, because three.js is larger than the page. */
const load = () => loadRetried(() => import('./vr-engine.ts')).then(({ vrEngine }) => vrEngine);

/** The picture of a VR room around the viewer, as a layer of the room's player. */
export const VrLayer = ({ room, video }: { room: Room; video: HTMLVideoElement | null }) => {
  const chosen = useAtomValue(vrFormatFamily(room.user.username));
  const { view, setView } = useVrAddress();
  const { t } = useTexts('vr');
  const toast = useToast();
  return (
    <VrView
      broadcasterName={room.user.displayName}
      load={load}
      video={video}
      format={chosen ?? room.stream?.vr_format ?? PLAIN_FORMAT}
      view={view}
      onViewChange={setView}
      onProblem={(problem) => toast({ appearance: 'error', content: t(`view.problem.${problem}`) })}
    />
  );
};
