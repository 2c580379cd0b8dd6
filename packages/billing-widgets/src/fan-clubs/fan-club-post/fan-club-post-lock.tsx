import { FANCLUB_LEVELS, type FanclubLevel } from '@footlight/contract';
import { Button, useTexts } from '@footlight/ui';
import { LockKeyhole } from 'lucide-react';

interface FanClubPostLockProps {
  level: FanclubLevel;
  /** The viewer is a member at a lower level. */
  member: boolean;
  mayJoin: boolean;
  onUnlock: () => void;
}

/** Shown instead of a post that the viewer's level does not include. */
export const FanClubPostLock = ({ level, member, mayJoin, onUnlock }: FanClubPostLockProps) => {
  const { t } = useTexts(['billing', 'ui']);
  const name = { level: t(`ui:fanclub.${level}`) };
  return (
    <div
      data-part="lock"
      className="footlight-glow flex min-w-0 flex-wrap items-center gap-x-3 gap-y-3 rounded-md bg-surface-sunken p-4"
    >
      <LockKeyhole aria-hidden="true" className="size-5 shrink-0 text-text-muted" />
      <p className="min-w-0 flex-1 basis-40 wrap-anywhere">
        {t(level === FANCLUB_LEVELS.at(-1) ? 'feed.lockedTop' : 'feed.locked', name)}
      </p>
      {mayJoin ? (
        <Button variant="outline" data-part="unlock" className="min-w-0 max-w-full shrink" onClick={onUnlock}>
          {t(member ? 'fanclub.upgrade' : 'fanclub.join', name)}
        </Button>
      ) : null}
    </div>
  );
};
