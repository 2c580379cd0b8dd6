import { ScheduleList } from '@footlight/studio-widgets';
import { useEffect, useState } from 'react';
import { useRead } from '../../shell/api/use-read.ts';
import { scheduleKey } from './schedule-keys.ts';

/** When a broadcaster means to be live. The browser draws it: the server does not know the visitor's time zone. */
export const PlannedShows = ({ username }: { username: string }) => {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => setNow(Date.now()), []);
  const { data } = useRead(now === null ? null : scheduleKey(username), { revalidateOnFocus: false });
  return now === null || !data ? null : <ScheduleList shows={data.shows} now={now} />;
};
