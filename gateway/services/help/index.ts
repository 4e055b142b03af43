import type { helpCalls } from '#bridge/calls/help/calls.ts';
import { accessIsEnough, type HandlersFor } from '../../kernel/handler.ts';
import { listArticles, readArticle } from './help.ts';

/** The help: everybody reads what is about their applications. */
export const helpHandlers = {
  listHelp: { policy: accessIsEnough, handle: listArticles },
  readHelp: { policy: accessIsEnough, handle: readArticle },
} as const satisfies HandlersFor<typeof helpCalls>;
