import { Drawer, useTexts } from '@footlight/ui';
import { useRef, useState } from 'react';
import type { ModalProps } from '../../shell/modals/modal-props.ts';
import { PeopleLists } from './people-lists.tsx';
import { PeopleTalk } from './people-talk.tsx';
import { useTalkFocus } from './use-talk-focus.ts';

/** The list, or the open conversation in its place. */
const Content = ({ username }: { username: string | null }) => {
  const [selected, setSelected] = useState(username);
  const root = useRef<HTMLDivElement>(null);
  useTalkFocus(root, selected);
  return (
    <div ref={root}>
      {/* Stays, so that the way back leads to the same view and place. */}
      <div hidden={selected !== null}>
        <PeopleLists selected={selected} onSelect={setSelected} />
      </div>
      {selected ? (
        <div data-part="talk" className="h-[calc(100dvh-8rem)]">
          <PeopleTalk key={selected} username={selected} onBack={() => setSelected(null)} />
        </div>
      ) : null}
    </div>
  );
};

/** Messages and friends in a drawer over any page; a room behind it stays open. */
const SocialModal = ({ username, close }: ModalProps<'social'>) => {
  const { t } = useTexts('social');
  return (
    <Drawer open onClose={() => close()} title={t('title')}>
      <Content key={username} username={username ?? null} />
    </Drawer>
  );
};

export default SocialModal;
