/** The words of the audit trail of the bridge, on the screen and in its file. */
import type * as z from 'zod/mini';
import type { Terms } from '../kit/words.ts';
import type { auditEventRow, auditOutcomes } from './audit-events.ts';
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

/** What became of an action. */
export const auditOutcomeWords: Terms<(typeof auditOutcomes)[number]> = {
  'zh-CN': { ok: '成功', denied: '无权限', failed: '未完成' },
  en: { ok: 'Done', denied: 'Not allowed', failed: 'Not done' },
};

/** The fields of an event of the audit trail. */
export const auditEventFieldWords: Terms<keyof z.output<typeof auditEventRow>> = {
  'zh-CN': {
    id: '记录编号',
    at: '时间',
    userName: '操作人',
    account: '账号',
    action: '操作编码',
    actionName: '操作',
    target: '对象编号',
    kindName: '对象类型',
    targetName: '对象',
    outcome: '结果',
    appName: '来源应用',
  },
  en: {
    id: 'Record',
    at: 'Time',
    userName: 'Person',
    account: 'Account',
    action: 'Action code',
    actionName: 'Action',
    target: 'Object id',
    kindName: 'Kind',
    targetName: 'Object',
    outcome: 'Result',
    appName: 'App',
  },
};
