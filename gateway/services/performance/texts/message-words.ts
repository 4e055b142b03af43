/** What people hear about: a message names the cycle and never a result. */
export type MessageKind =
  | 'started'
  | 'goalsAsked'
  | 'goalsSet'
  | 'goalsBack'
  | 'peerAsked'
  | 'peerLeft'
  | 'handedOver'
  | 'partAsked'
  | 'meetingChaired'
  | 'meetingOpened'
  | 'meetingOverridden'
  | 'released'
  | 'appealed'
  | 'decided';

/** Who writes the messages. */
export const messageAuthor = '绩效';

/** Title and body of each message, from the name it is about. */
export const messageWords: Readonly<
  Record<'zh-CN' | 'en', Readonly<Record<MessageKind, (name: string) => readonly [string, string]>>>
> = {
  'zh-CN': {
    started: (name) => [`考核已启动：${name}`, '请在“我的绩效”中制定目标。'],
    goalsAsked: (name) => [`${name} 提交了绩效目标`, '请在“团队绩效”中确认目标。'],
    goalsSet: (name) => [`绩效目标已确认：${name}`, '请按目标开展工作，并及时更新进展。'],
    goalsBack: (name) => [`绩效目标被退回：${name}`, '请在“我的绩效”中查看原因并修改。'],
    peerAsked: (name) => [`邀请您评价同事 ${name}`, '您的评价不会显示姓名，请在“我的绩效”中填写。'],
    peerLeft: (name) => [
      `请补充 ${name} 的同事评价人`,
      '一位同事评价人已离职，请在“团队绩效”中另选。',
    ],
    handedOver: (name) => [`有下属的考核转由您负责：${name}`, '请在“团队绩效”中查看并处理。'],
    partAsked: (name) => [
      `请评价您曾经的下属 ${name}`,
      '得分按任职天数计入，请在“我的绩效”中填写。',
    ],
    meetingChaired: (name) => [`请您主持校准会：${name}`, '人员得分齐全后，请开始校准。'],
    meetingOpened: (name) => [`校准会已开始：${name}`, '请查看名额和人员，一起校准等级。'],
    meetingOverridden: (name) => [`校准会结束时分布超出：${name}`, '主持人已填写说明，请查看。'],
    released: (name) => [`绩效结果已公布：${name}`, '请在“我的绩效”中查看并确认。'],
    appealed: (name) => [`${name} 提出绩效申诉`, '请在“绩效申诉”中处理。'],
    decided: (name) => [`绩效申诉已处理：${name}`, '请在“我的绩效”中查看处理结果。'],
  },
  en: {
    started: (name) => [`Review cycle started: ${name}`, 'Write your goals in My performance.'],
    goalsAsked: (name) => [`${name} sent goals`, 'Confirm the goals in Team performance.'],
    goalsSet: (name) => [`Goals confirmed: ${name}`, 'Keep your progress up to date.'],
    goalsBack: (name) => [`Goals sent back: ${name}`, 'My performance shows the reason.'],
    peerAsked: (name) => [
      `You are asked to review ${name}`,
      'Your review is shown without your name. Write it in My performance.',
    ],
    peerLeft: (name) => [
      `Name another peer of ${name}`,
      'A peer has left the company. Choose another one in Team performance.',
    ],
    handedOver: (name) => [`You have new reports in ${name}`, 'Team performance shows them.'],
    partAsked: (name) => [
      `You are asked to review ${name}, who reported to you`,
      'Your part counts by its days. Write it in My performance.',
    ],
    meetingChaired: (name) => [
      `You chair the calibration meeting ${name}`,
      'Open it once everybody has a score.',
    ],
    meetingOpened: (name) => [
      `The calibration meeting ${name} is open`,
      'See the quotas and the cards, and calibrate levels together.',
    ],
    meetingOverridden: (name) => [
      `The meeting ${name} closed with the distribution off`,
      'The chair says why.',
    ],
    released: (name) => [`Results released: ${name}`, 'See your result in My performance.'],
    appealed: (name) => [`${name} appeals a result`, 'Decide it in Appeals.'],
    decided: (name) => [`Your appeal is decided: ${name}`, 'My performance shows the decision.'],
  },
};
