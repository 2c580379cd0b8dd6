import type { LiveSettings } from '@footlight/contract';
import { EncoderPanel, type EncoderPanelProps, type IngestHealth } from '@footlight/room-widgets';
import { useTexts } from '@footlight/ui';
import { useEffect, useState } from 'react';
import { useApi } from '../../shell/api/api.ts';
import { useErrorToast } from '../../shell/refusals/use-error-content.tsx';
import { ingestInfo } from './events.ts';

interface EncoderSettingsProps {
  encoder: NonNullable<LiveSettings['encoder']>;
  /** A program publishes now. */
  pending: boolean;
  onChanged: () => void;
}

/** The broadcaster's stream key. A new one is shown until they leave the page. */
export const EncoderSettings = ({ encoder, pending, onChanged }: EncoderSettingsProps) => {
  const api = useApi();
  const errorToast = useErrorToast();
  const { language } = useTexts('live');
  const [health, setHealth] = useState<IngestHealth | null>(null);
  useEffect(
    () =>
      ingestInfo.on(({ is_live, bitrate = 0, fps = 0, dropped = null, width = 0, height = 0 }) => {
        setHealth(is_live ? { bitrate, fps, dropped, width, height } : null);
        // Only cameras count lost frames. A program has started since the page asked who publishes.
        if (is_live && dropped === null && !pending) onChanged();
      }),
    [pending, onChanged],
  );
  const [newKey, setNewKey] = useState<EncoderPanelProps['newKey']>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async (call: () => Promise<EncoderPanelProps['newKey']>) => {
    setBusy(true);
    try {
      setNewKey(await call());
      onChanged();
    } catch (error) {
      errorToast(error);
    } finally {
      setBusy(false);
    }
  };
  const dateOf = (at: string | null) =>
    at === null ? null : new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(at));
  return (
    <EncoderPanel
      server={encoder.server}
      whipServer={encoder.whip_server}
      newKey={newKey}
      createdOn={dateOf(encoder.key_created_at)}
      usedOn={dateOf(encoder.key_used_at)}
      health={pending ? health : null}
      pending={isBusy}
      onRotate={() =>
        void run(async () => {
          const { stream_key: streamKey, bearer_token: bearerToken } = await api('POST /live/key');
          return { streamKey, bearerToken };
        })
      }
      onRevoke={() =>
        void run(async () => {
          await api('DELETE /live/key');
          return null;
        })
      }
    />
  );
};
