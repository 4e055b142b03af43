/** The messages to a person about their roster. */
import * as z from 'zod/mini';
import { id, moment, optional, pageOf, pageRequest } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';

export const getSchedulingMessage = defineCall({
  name: 'message.scheduling.page',
  path: '/gateway/message/web/scheduling/getSchedulingMessage',
  service: 'message',
  request: z.strictObject({
    /** `0` lists the unread ones only, `1` the others. */
    isSee: optional(z.enum(['0', '1'])),
    ...pageRequest,
  }),
  result: z.extend(
    pageOf(
      z.object({
        id,
        title: z.string(),
        text: z.string(),
        publishedAt: moment,
        isSee: z.boolean(),
        /** The page of the app for rosters that it is about. */
        route: z.string(),
      }),
    ),
    { unread: z.number() },
  ),
  access: { kind: 'session' },
  doc: 'Lists the messages to the caller about rosters, such as one that was published or changed, the newest first.',
});
