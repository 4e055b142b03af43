import type { Locale } from '#bridge/calls/kit/words.ts';

/** What made-up performance says, in the language of a tenant. */
export interface PerformanceWords {
  readonly scale: string;
  readonly forcedScale: string;
  readonly meeting: (organ: string) => string;
  readonly form: string;
  readonly half: (year: string, half: 1 | 2) => string;
  readonly goals: readonly { readonly name: string; readonly measure: string }[];
  readonly notes: readonly string[];
  readonly selfComments: readonly string[];
  readonly managerComments: readonly string[];
  readonly peerComments: readonly string[];
  readonly moveReasons: readonly string[];
  readonly appeal: string;
}

const words: Readonly<Record<Locale, PerformanceWords>> = {
  'zh-CN': {
    scale: '四级等级',
    forcedScale: '三级等级（20/70/10）',
    meeting: (organ) => `${organ}校准会`,
    form: '通用评估表',
    half: (year, half) => `${year} 年${half === 1 ? '上' : '下'}半年考核`,
    goals: [
      {
        name: '核心接口 P95 响应时间降到 200 毫秒',
        measure: '监控平台月均值，由 320 毫秒降至 200 毫秒',
      },
      { name: '季度内完成 12 家重点客户续约', measure: '续约合同签署数，续约率不低于 95%' },
      { name: '把新员工入职手续压缩到 2 个工作日', measure: '从报到到账号开通的平均工作日' },
      { name: '盘点差异率控制在千分之三以内', measure: '季度盘点报告' },
      { name: '上线自助报表，覆盖 8 个部门', measure: '每月至少使用一次的部门数' },
      { name: '月度结账提前到次月 3 个工作日内', measure: '财务系统关账时间' },
      { name: '客户投诉 24 小时内答复率达到 98%', measure: '工单系统统计' },
      { name: '完成 4 场内部分享并沉淀文档', measure: '分享次数和文档被引用次数' },
      { name: '自动化测试覆盖主要流程 80%', measure: '持续集成平台覆盖率报告' },
      { name: '采购成本同比下降 4%', measure: '同口径采购价格指数' },
    ],
    notes: [
      '按计划推进，本周完成第一批。',
      '依赖方延期一周，已调整排期。',
      '关键里程碑已通过评审。',
    ],
    selfComments: [
      '主要目标按期完成，接口改造提前两周上线；跨部门沟通上还可以更早同步风险。',
      '续约目标超额完成，但新客户开拓投入不够，下半年会把时间分配得更均衡。',
      '流程优化已经见效，平均办理时间缩短一半；文档整理拖到了最后，需要改进。',
    ],
    managerComments: [
      '交付质量稳定，遇到依赖延期时主动协调，保证了版本节点。建议多带一名新人。',
      '结果达成度高，对数据口径的把握值得团队学习。下阶段希望承担更大范围的规划。',
      '目标完成情况基本符合预期，沟通及时；对风险的预判还可以更早一些。',
    ],
    peerComments: [
      '合作时响应很快，方案讲得清楚，评审意见也都认真跟进。',
      '愿意分享经验，帮我们排查过两次线上问题。',
      '对接口约定很负责，偶尔排期给得太满。',
      '会议准备充分，结论明确，推进起来省心。',
    ],
    moveReasons: [
      '与同岗位人员横向比较，项目难度更高，贡献更突出。',
      '目标难度偏低，与团队整体标准对齐后调整。',
    ],
    appeal: '第三季度的续约项目因客户重组延期，原因已书面报备，评分时未考虑这一情况，请复核。',
  },
  en: {
    scale: 'Four levels',
    forcedScale: 'Three levels (20/70/10)',
    meeting: (organ) => `Calibration of ${organ}`,
    form: 'General review form',
    half: (year, half) => `${year} H${half} review`,
    goals: [
      {
        name: 'Renew 95% of contracts due in the half-year',
        measure: 'Signed renewals over contracts due',
      },
      { name: 'Cut the P95 of the main API to 200 ms', measure: 'Monthly mean, down from 320 ms' },
      { name: 'Answer 98% of tickets within a day', measure: 'Report of the ticket system' },
      { name: 'Close the month within three working days', measure: 'Day the books are closed' },
      {
        name: 'Bring the self-service reports to eight teams',
        measure: 'Teams that use them monthly',
      },
      { name: 'Cover 80% of the main flows by automatic tests', measure: 'Coverage report' },
      {
        name: 'Run four sharing sessions with written notes',
        measure: 'Sessions held, notes linked',
      },
    ],
    notes: [
      'On plan; the first part is done.',
      'A dependency is a week late.',
      'Milestone passed its review.',
    ],
    selfComments: [
      'The main goals are done and the rollout came two weeks early. I should raise risks sooner.',
      'Renewals went past the target, but I spent too little time on new accounts.',
    ],
    managerComments: [
      'Steady delivery, and good care of dependencies when they slipped. Ready to mentor someone.',
      'Results meet the plan and the numbers are well explained. Next: plan for a wider area.',
    ],
    peerComments: [
      'Quick to respond and clear about trade-offs.',
      'Helped us twice with problems in production.',
      'Careful about agreements; plans are sometimes too tight.',
      'Meetings are well prepared and end with a decision.',
    ],
    moveReasons: [
      'Compared with others in the same role the work was harder and had more effect.',
      'The goals were easier than those of the team; aligned with the common standard.',
    ],
    appeal:
      'The renewal slipped because the customer was reorganised. I reported it in writing, and the rating does not reflect it.',
  },
};

/** The words of a locale. */
export function performanceWordsFor(locale: Locale): PerformanceWords {
  return words[locale];
}
