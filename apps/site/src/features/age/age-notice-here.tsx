import { AGE_CHECK_PATH } from '@footlight/contract';
import { useReturningTo } from '../../shell/session/use-next-path.ts';
import { AgeNotice } from './age-notice/age-notice.tsx';

/** The notice with the way back to this page. */
const AgeNoticeHere = () => <AgeNotice verifyHref={useReturningTo(AGE_CHECK_PATH)} />;

export default AgeNoticeHere;
