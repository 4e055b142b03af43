import type { Terms } from '../kit/words.ts';
import type { stageKinds } from './records/cycle.ts';

/** The stages of a cycle. */
export const stageWords: Terms<(typeof stageKinds)[number]> = {
  'zh-CN': {
    goals: '目标制定',
    self: '自评',
    peer: '同事评价',
    manager: '上级评价',
    calibration: '绩效校准',
    release: '结果公布',
    appeal: '结果申诉',
  },
  en: {
    goals: 'Goal setting',
    self: 'Self review',
    peer: 'Peer reviews',
    manager: 'Manager review',
    calibration: 'Calibration',
    release: 'Release',
    appeal: 'Appeal',
  },
};
