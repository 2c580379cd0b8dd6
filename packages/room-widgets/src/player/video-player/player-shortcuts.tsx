import { type ShortcutGroup, ShortcutsDialog, useTexts } from '@footlight/ui';

/** Lists the player's keyboard shortcuts. */
export function PlayerShortcuts({
  onClose,
  hasCaptions,
  hasTheatre,
}: {
  onClose: () => void;
  hasCaptions: boolean;
  hasTheatre: boolean;
}) {
  const { t } = useTexts('player');
  const groups: ShortcutGroup[] = [
    {
      label: t('player.controls'),
      shortcuts: [
        { keys: ['Space'], or: [['K']], does: t('player.keys.play') },
        { keys: ['M'], does: t('player.keys.mute') },
        { keys: ['ArrowUp'], or: [['ArrowDown']], does: t('player.keys.volume') },
        { keys: ['L'], does: t('player.keys.live') },
        { keys: ['F'], does: t('player.keys.full') },
        ...(hasTheatre ? [{ keys: ['T'], does: t('player.keys.theatre') }] : []),
        { keys: ['P'], does: t('player.keys.float') },
        ...(hasCaptions ? [{ keys: ['C'], does: t('player.keys.captions') }] : []),
        { keys: ['?'], does: t('player.keys.help') },
      ],
    },
  ];
  return <ShortcutsDialog open title={t('player.shortcuts')} groups={groups} onClose={onClose} />;
}
