import type * as z from 'zod/mini';
import { defineCodes } from '../kit/codes.ts';
import type { Terms } from '../kit/words.ts';
import type { eventCount } from './tracked-events.ts';

/** What the calls of this area can be refused with, besides the codes of the platform. */
export const trackCodes = /* @__PURE__ */ defineCodes('track', {
  signatureInvalid: {
    code: 403011,
    status: 403,
    words: { 'zh-CN': '签名无效或已过期', en: 'The signature is invalid or has expired.' },
  },
});

/** The fields of a counted event, on the screen and in its file. */
export const eventCountFieldWords: Terms<keyof z.output<typeof eventCount>> = {
  'zh-CN': {
    id: '记录编号',
    day: '日期',
    app: '应用编码',
    appName: '应用',
    event: '事件',
    times: '次数',
    people: '人数',
  },
  en: {
    id: 'Record',
    day: 'Day',
    app: 'App code',
    appName: 'App',
    event: 'Event',
    times: 'Times',
    people: 'People',
  },
};

/** The events the portal reports of itself; an app names its own as it likes. */
export const portalEventWords: Terms<'appOpened' | 'pageOpened' | 'searched'> = {
  'zh-CN': { appOpened: '打开应用', pageOpened: '打开门户页面', searched: '打开搜索结果' },
  en: {
    appOpened: 'App opened',
    pageOpened: 'Portal page opened',
    searched: 'Search result opened',
  },
};
