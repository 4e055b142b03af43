import type { umsCalls } from '#bridge/calls/ums/calls.ts';
import { gradeCalls } from '#bridge/calls/ums/records/grade.ts';
import { positionCalls } from '#bridge/calls/ums/records/position.ts';
import { positionPlanCalls } from '#bridge/calls/ums/records/position-plan.ts';
import { postCalls } from '#bridge/calls/ums/records/post.ts';
import { postCategoryCalls } from '#bridge/calls/ums/records/post-category.ts';
import { serveRecord } from '#gateway/record/serve.ts';
import { accessIsEnough, type HandlersFor } from '../../kernel/handler.ts';
import { records } from '../records.ts';
import { answerChildren, answerPaths, answerTreeForAuth } from './directory/organs.ts';
import {
  answerAssignable,
  answerAssignableOfAll,
  answerFoundPage,
  answerFoundPeople,
  answerLeavers,
  answerLightPeople,
  answerOwnPerson,
  maySeePeople,
} from './directory/people.ts';
import { answerAreas, answerBirthdayAge, answerIdNumber } from './directory/personal-facts.ts';
import {
  answerEveryPost,
  answerPositionNames,
  answerPositionNamesOfOrgans,
  answerPostCategories,
  answerPostsOfOrgans,
} from './directory/posts.ts';
import { answerOrganDetail } from './organ-detail.ts';
import { answerOrganLevels } from './organ-levels.ts';
import { answerOrganPeople } from './organ-people.ts';
import { answerOrganTree } from './organ-tree.ts';
import { answerPositionCount, answerPositions } from './positions.ts';
import { answerPosts } from './posts.ts';
import { grades } from './records/grades.ts';
import { positionPlans } from './records/position-plans.ts';
import { positions } from './records/positions.ts';
import { postCategories } from './records/post-categories.ts';
import { posts } from './records/posts.ts';
import { answerOrganSearch } from './search-organs.ts';
import { exportOrganRows } from './sheets/export-organs.ts';
import { importOrganRows, readOrganFile } from './sheets/import-organs.ts';
import { addOrganBelow } from './tree/add-organ.ts';
import { cancelPlanned } from './tree/cancel-change.ts';
import { changeOrganFacts } from './tree/change-organ.ts';
import { answerClosing, closeOrganOn } from './tree/close-organ.ts';
import { answerOpening, correctOpening } from './tree/correct-opening.ts';
import { moveOrganTo } from './tree/move-organ.ts';
import { answerHistory, answerPlanned } from './tree/organ-changes.ts';

/** Master data. Anyone who may call sees what the data ranges of their roles reach; the queries hold that. */
export const umsHandlers = {
  organTree: { policy: accessIsEnough, handle: answerOrganTree },
  organLevels: { policy: accessIsEnough, handle: answerOrganLevels },
  organDetail: { policy: accessIsEnough, handle: answerOrganDetail },
  searchOrgans: { policy: accessIsEnough, handle: answerOrganSearch },
  organPeople: { policy: accessIsEnough, handle: answerOrganPeople },
  posts: { policy: accessIsEnough, handle: answerPosts },
  positions: { policy: accessIsEnough, handle: answerPositions },
  gangweiCount: { policy: accessIsEnough, handle: answerPositionCount },
  addOrgan: { policy: accessIsEnough, handle: addOrganBelow },
  changeOrgan: { policy: accessIsEnough, handle: changeOrganFacts },
  moveOrgan: { policy: accessIsEnough, handle: moveOrganTo },
  closingOrgan: { policy: accessIsEnough, handle: answerClosing },
  closeOrgan: { policy: accessIsEnough, handle: closeOrganOn },
  checkOrganOpening: { policy: accessIsEnough, handle: answerOpening },
  correctOrganOpening: { policy: accessIsEnough, handle: correctOpening },
  cancelOrganChange: { policy: accessIsEnough, handle: cancelPlanned },
  plannedOrganChanges: { policy: accessIsEnough, handle: answerPlanned },
  exportOrgans: { policy: accessIsEnough, handle: exportOrganRows },
  importOrgans: { policy: accessIsEnough, prepare: readOrganFile, handle: importOrganRows },
  organHistory: { policy: accessIsEnough, handle: answerHistory },
  postCategoryList: { policy: accessIsEnough, handle: answerPostCategories },
  everyPost: { policy: accessIsEnough, handle: answerEveryPost },
  postsOfOrgans: { policy: accessIsEnough, handle: answerPostsOfOrgans },
  organChildren: { policy: accessIsEnough, handle: answerChildren },
  organPath: { policy: accessIsEnough, handle: answerPaths },
  organTreeForAuth: { policy: accessIsEnough, handle: answerTreeForAuth },
  positionNames: { policy: accessIsEnough, handle: answerPositionNames },
  positionNamesOfOrgans: { policy: accessIsEnough, handle: answerPositionNamesOfOrgans },
  lightPeople: { policy: maySeePeople, handle: answerLightPeople },
  assignablePeople: { policy: maySeePeople, handle: answerAssignable },
  assignableOfAll: { policy: maySeePeople, handle: answerAssignableOfAll },
  findPeople: { policy: maySeePeople, handle: answerFoundPeople },
  findPeoplePage: { policy: maySeePeople, handle: answerFoundPage },
  findLeavers: { policy: maySeePeople, handle: answerLeavers },
  ownPerson: { policy: accessIsEnough, handle: answerOwnPerson },
  areas: { policy: accessIsEnough, handle: answerAreas },
  birthdayAge: { policy: accessIsEnough, handle: answerBirthdayAge },
  idNumberInfo: { policy: accessIsEnough, handle: answerIdNumber },
  ...serveRecord('postCategory', postCategoryCalls, postCategories, () => records),
  ...serveRecord('post', postCalls, posts, () => records),
  ...serveRecord('grade', gradeCalls, grades, () => records),
  ...serveRecord('position', positionCalls, positions, () => records),
  ...serveRecord('positionPlan', positionPlanCalls, positionPlans, () => records),
} as const satisfies HandlersFor<typeof umsCalls>;
