import type { FieldIssue, Terms } from '../words.ts';

/** What keeps a calibration meeting, or the release of a cycle, from going on. */
export const meetingIssueWords: Terms<
  Extract<
    FieldIssue,
    | 'levelsOpen'
    | 'quotaBroken'
    | 'poolWaiting'
    | 'poolJoined'
    | 'poolChanged'
    | 'meetingBroken'
    | 'meetingsOpen'
    | 'meetingLate'
    | 'ownPool'
    | 'ownMeeting'
    | 'personTwice'
    | 'cycleNotRunning'
    | 'calibrationClosed'
  >
> = {
  'zh-CN': {
    levelsOpen: '还有 {min} 人未定等级，也未注明不参评原因',
    quotaBroken: '等级分布超出控制比例，请调整，或填写“分布超出时的说明”',
    poolWaiting: '还有 {min} 人没有得分',
    poolJoined: '人数少于校准会最少人数，已并入上级范围',
    poolChanged: '参与人员有变动，请主持人先确认新名额',
    meetingBroken: '等级分布超出控制比例，请调整，或由主持人填写说明后结束',
    meetingsOpen: '还有 {min} 场校准会未结束，名单见“绩效校准”',
    meetingLate: '校准会结束后又有 {min} 人加入，请重新打开该校准会，名单见“绩效校准”',
    ownPool: '本人或亲属的等级由该校准会校准，请由他人操作',
    ownMeeting: '没有“绩效校准”权限，不能将本人设为主持人或成员',
    personTwice: '同一员工在校准会中只能出现一次',
    cycleNotRunning: '考核周期不在进行中',
    calibrationClosed: '现在不是“绩效校准”阶段',
  },
  en: {
    levelsOpen: '{min} people have no level and no reason for none',
    quotaBroken: 'The distribution is off its limits. Change levels, or say why it is off',
    poolWaiting: '{min} people have no score yet',
    poolJoined: 'The pool is too small and has joined the one above',
    poolChanged: 'The people of the pool changed. The chair accepts the new quotas first',
    meetingBroken:
      'The distribution is off its limits. Change levels, or have the chair close with a reason',
    meetingsOpen: '{min} calibration meetings are not closed; Calibration lists them',
    meetingLate:
      '{min} people came after their calibration meeting closed. Open it again; Calibration lists it',
    ownPool: 'The meeting looks at your own card or that of a relative. Leave it to somebody else',
    ownMeeting: 'Without the right to calibrate you cannot be chair or member by your own change',
    personTwice: 'The meeting has this employee already',
    cycleNotRunning: 'The review cycle is not running',
    calibrationClosed: 'The calibration stage is not open',
  },
};
