import { PrivateAnswered, type PrivateAnsweredProps } from '@footlight/room-widgets';
import { useInView, useTexts } from '@footlight/ui';
import { useRef } from 'react';
import { useToast } from '../../shell/toasts/toasts.ts';

/** The answer in the place of the request. Only viewers who do not see that place get a toast (spec 3 §8) with the same text. */
const PrivateAnsweredOnce = (props: PrivateAnsweredProps) => {
  const { answer, broadcasterName: model } = props;
  const { t } = useTexts('room');
  const toast = useToast();
  const place = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  useInView(
    () => place.current,
    ({ isIntersecting }) => {
      if (isFirst.current && !isIntersecting)
        toast({
          appearance: answer === 'failed' ? 'error' : 'warning',
          content: t(`show.toast.${answer}`, { model }),
        });
      isFirst.current = false;
    },
  );
  return <PrivateAnswered ref={place} {...props} />;
};

export default PrivateAnsweredOnce;
