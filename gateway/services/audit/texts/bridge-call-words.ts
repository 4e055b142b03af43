import type { Locale } from '#bridge/calls/kit/words.ts';
import type { BridgeCallRow } from '../bridge-call-rows.ts';

/** What an exported trail says in one language. */
export interface BridgeCallWords {
  readonly file: string;
  readonly sheet: string;
  readonly columns: Readonly<Record<keyof BridgeCallRow, string>>;
  readonly decision: Readonly<Record<BridgeCallRow['decision'], string>>;
}

/** The words of an exported trail, by language. Codes stay as apps are answered them. */
export const bridgeCallWords: Readonly<Record<Locale, BridgeCallWords>> = {
  'zh-CN': {
    file: '应用调用审计',
    sheet: '应用调用审计',
    columns: {
      id: '记录编号',
      at: '调用时间',
      app: '应用编码',
      appName: '应用',
      mountId: '运行编号',
      userName: '用户',
      account: '账号',
      accountId: '账号编号',
      method: '方法',
      decision: '处理',
      code: '结果代码',
      milliseconds: '耗时（毫秒）',
      size: '请求大小（字节）',
      lost: '此前未送达的调用数',
    },
    decision: { served: '已受理', refused: '已拒绝' },
  },
  en: {
    file: 'app-call-audit',
    sheet: 'App call audit',
    columns: {
      id: 'Record',
      at: 'Time',
      app: 'App code',
      appName: 'App',
      mountId: 'Run',
      userName: 'User',
      account: 'Account',
      accountId: 'Account id',
      method: 'Method',
      decision: 'Decision',
      code: 'Result code',
      milliseconds: 'Duration (ms)',
      size: 'Request size (bytes)',
      lost: 'Calls not delivered before',
    },
    decision: { served: 'Accepted', refused: 'Refused' },
  },
};
