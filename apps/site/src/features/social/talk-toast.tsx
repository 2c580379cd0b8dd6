import { MessageToast } from '@footlight/room-widgets';
import { useLocation, useNavigate } from 'react-router';
import { useModals } from '../../shell/modals/modals.ts';

interface TalkToastProps {
  username: string;
  text: string;
  onOpen: () => void;
}

/** The toast of a new message. On the page of messages it opens the conversation there, elsewhere in the drawer. */
export const TalkToast = ({ username, text, onOpen }: TalkToastProps) => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const modals = useModals();
  return (
    <MessageToast
      text={text}
      onOpen={() => {
        onOpen();
        if (/^\/messages(\/|$)/.test(pathname)) void navigate(`/messages/${encodeURIComponent(username)}`);
        else void modals.open('social', { username });
      }}
    />
  );
};
