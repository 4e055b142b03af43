import type { Locale } from '#bridge/calls/kit/words.ts';
import type { EventCount } from '../event-counts.ts';

/** What exported figures say in one language. */
export interface UsageWords {
  readonly file: string;
  readonly sheet: string;
  readonly columns: Readonly<Record<keyof EventCount, string>>;
  /** What the portal says of itself; an app names its events as it likes. */
  readonly events: Readonly<Record<string, string>>;
}

/** The words of exported figures, by language. */
export const usageWords: Readonly<Record<Locale, UsageWords>> = {
  'zh-CN': {
    file: '使用统计',
    sheet: '使用统计',
    columns: {
      id: '记录编号',
      day: '日期',
      app: '应用编码',
      appName: '应用',
      event: '事件',
      times: '次数',
      people: '人数',
    },
    events: {
      'portal.appOpened': '打开应用',
      'portal.pageOpened': '打开门户页面',
      'portal.searched': '打开搜索结果',
    },
  },
  en: {
    file: 'usage',
    sheet: 'Usage',
    columns: {
      id: 'Record',
      day: 'Day',
      app: 'App code',
      appName: 'App',
      event: 'Event',
      times: 'Times',
      people: 'People',
    },
    events: {
      'portal.appOpened': 'App opened',
      'portal.pageOpened': 'Portal page opened',
      'portal.searched': 'Search result opened',
    },
  },
};
