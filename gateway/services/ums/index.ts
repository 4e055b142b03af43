import type { umsCalls } from '#bridge/calls/ums/calls.ts';
import { accessIsEnough, type HandlersFor } from '../../kernel/handler.ts';
import { answerOrganDetail } from './organ-detail.ts';
import { answerOrganPeople } from './organ-people.ts';
import { answerOrganTree } from './organ-tree.ts';
import { answerPositionCount, answerPositions } from './positions.ts';
import { answerPosts } from './posts.ts';
import { answerOrganSearch } from './search-organs.ts';

/** Master data. Whoever may call sees what the data ranges of their roles reach; the queries hold that. */
export const umsHandlers = {
  organTree: { policy: accessIsEnough, handle: answerOrganTree },
  organDetail: { policy: accessIsEnough, handle: answerOrganDetail },
  searchOrgans: { policy: accessIsEnough, handle: answerOrganSearch },
  organPeople: { policy: accessIsEnough, handle: answerOrganPeople },
  posts: { policy: accessIsEnough, handle: answerPosts },
  positions: { policy: accessIsEnough, handle: answerPositions },
  positionCount: { policy: accessIsEnough, handle: answerPositionCount },
} as const satisfies HandlersFor<typeof umsCalls>;
