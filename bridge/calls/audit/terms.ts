/** The words of the audit trail of the bridge, on the screen and in its file. */
import type * as z from 'zod/mini';
import type { Terms } from '../kit/words.ts';
import type { bridgeCallRow } from './bridge-calls.ts';

type Row = z.output<typeof bridgeCallRow>;

/** What became of a call. */
export const decisionWords: Terms<Row['decision']> = {
  'zh-CN': { served: '已受理', refused: '已拒绝' },
  en: { served: 'Accepted', refused: 'Refused' },
};

/** The fields of a recorded call. */
export const bridgeCallFieldWords: Terms<keyof Row> = {
  'zh-CN': {
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
    code: '结果',
    milliseconds: '耗时（毫秒）',
    size: '大小（字节）',
    lost: '此前未送达',
  },
  en: {
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
    code: 'Result',
    milliseconds: 'Duration (ms)',
    size: 'Size (bytes)',
    lost: 'Missing before',
  },
};
