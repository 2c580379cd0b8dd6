import { Progress, useTexts } from '@footlight/ui';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useHeadingFocus } from './use-heading-focus.ts';
import { useScroll } from './use-scroll.ts';

/** Pages that load faster show no bar. */
const DELAY_MS = 200;

/** What a navigation does besides changing the page: scrolling, focus, and a bar while the next page loads. */
const Navigation = () => {
  useScroll();
  useHeadingFocus();
  const { t } = useTexts('common');
  const isLoading = useNavigation().state === 'loading';
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setSlow(true), DELAY_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isLoading]);
  return isSlow ? <Progress label={t('loading')} size="xs" className="fixed inset-x-0 top-0 z-50" /> : null;
};

export default Navigation;
