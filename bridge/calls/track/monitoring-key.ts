/** The key of reports by the name that the portal's session calls have for it. */
import { defineCall } from '../kit/define.ts';
import { trackKey } from './reported-events.ts';

export const getMonitoringKey = defineCall({
  ...trackKey,
  name: 'uac.track.monitoringKey',
  path: '/gateway/uac/web/track/getMonitoringKey',
  outside: 'account',
  doc: 'Returns the key that reports of events are signed with, as `track/getKey` does.',
});
