import type { Room } from '@footlight/contract';
import { VrSettings } from '@footlight/room-widgets';
import { useAtom } from 'jotai';
import { useVrAddress } from './use-vr-address.ts';
import { PLAIN_FORMAT, vrFormatFamily } from './vr-format.ts';

/** View mode and picture format of a VR room. */
export const VrChoices = ({ room }: { room: Room }) => {
  const [format, setFormat] = useAtom(vrFormatFamily(room.user.username));
  const { view, setView } = useVrAddress();
  return (
    <VrSettings
      view={view}
      onViewChange={setView}
      streamed={room.stream?.vr_format ?? PLAIN_FORMAT}
      format={format}
      onFormatChange={setFormat}
    />
  );
};
