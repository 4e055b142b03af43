import type * as z from 'zod/mini';
import type { Terms } from '../kit/words.ts';
import type { jobLine, jobState } from './job-line.ts';

/** The fields of a background job. */
export const jobFieldWords: Terms<
  Exclude<keyof z.output<typeof jobLine>, 'can' | 'cancelling' | 'summary'>
> = {
  'zh-CN': {
    id: '任务编号',
    kind: '任务类型',
    title: '任务',
    state: '状态',
    done: '进度',
    total: '总数',
    attempt: '执行次数',
    mostAttempts: '最多执行次数',
    error: '失败原因',
    ownerName: '发起人',
    createdAt: '创建时间',
    dueAt: '计划执行时间',
    startedAt: '开始时间',
    endedAt: '结束时间',
    files: '文件',
  },
  en: {
    id: 'Job ID',
    kind: 'Kind',
    title: 'Job',
    state: 'Status',
    done: 'Progress',
    total: 'Total',
    attempt: 'Attempts',
    mostAttempts: 'Most attempts',
    error: 'Reason for failure',
    ownerName: 'Requested by',
    createdAt: 'Created',
    dueAt: 'Due',
    startedAt: 'Started',
    endedAt: 'Ended',
    files: 'Files',
  },
};

/** The state of a job. */
export const jobStateWords: Terms<z.output<typeof jobState>> = {
  'zh-CN': {
    waiting: '排队中',
    running: '进行中',
    done: '已完成',
    failed: '失败',
    cancelled: '已取消',
  },
  en: {
    waiting: 'Queued',
    running: 'Running',
    done: 'Done',
    failed: 'Failed',
    cancelled: 'Cancelled',
  },
};
