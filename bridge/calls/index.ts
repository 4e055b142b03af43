import { auditCalls } from './audit/calls.ts';
import { companyCalls } from './company/calls.ts';
import { customCalls } from './custom/calls.ts';
import { filecenterCalls } from './filecenter/calls.ts';
import { homeCalls } from './home/calls.ts';
import { jobsCalls } from './jobs/calls.ts';
import { joyhrCalls } from './joyhr/calls.ts';
import type { CallTable } from './kit/define.ts';
import { menuCalls } from './menu/calls.ts';
import { messageCalls } from './message/calls.ts';
import { registryCalls } from './registry/calls.ts';
import { reportCalls } from './report/calls.ts';
import { trackCalls } from './track/calls.ts';
import { tumCalls } from './tum/calls.ts';
import { uacCalls } from './uac/calls.ts';
import { umsCalls } from './ums/calls.ts';

/** Every gateway call, by the key its handler is bound under; one line an area, and no key in two areas. */
export const calls = {
  ...uacCalls,
  ...auditCalls,
  ...trackCalls,
  ...registryCalls,
  ...tumCalls,
  ...companyCalls,
  ...customCalls,
  ...menuCalls,
  ...umsCalls,
  ...joyhrCalls,
  ...filecenterCalls,
  ...homeCalls,
  ...messageCalls,
  ...reportCalls,
  ...jobsCalls,
} as const satisfies CallTable;

/** The table of all calls. */
export type Calls = typeof calls;

/** The key of one call in the table. */
export type CallKey = keyof Calls;
