import type { Article } from '../article.ts';

/** Help about the application `tourshop`. */
export const tourshopArticle: Article = {
  app: 'tourshop',
  'zh-CN': {
    summary: '用福利积分预订旅游线路，可带家属同行。',
    sections: [
      {
        heading: '预订',
        lines: [
          '在“线路预订”选择线路和团期，填写同行人后占位；占位 15 分钟内支付积分有效。',
          '名额实时扣减，不会超卖。',
          '福利计划允许时，积分不足的部分可申请公司资助：填写理由提交审批，名额和积分最多保留 72 小时，未获批准则全部释放。',
          '供应商在 24 小时内确认，结果会通知您。',
          '团期已满时可加入候补：有名额空出会按顺序为您保留 24 小时（出发前 72 小时内为 2 小时）并发消息通知，逾期让给下一位。',
        ],
      },
      {
        heading: '取消与积分',
        lines: [
          '取消前显示手续费，按团期退改规则计算，其余积分退回。',
          '“积分明细”列出每笔积分和到期日，先到期的先使用。',
        ],
      },
      {
        heading: '同行人',
        lines: ['在“同行人”维护家属信息；证件号码只用于出行，其他人看不到。'],
      },
    ],
  },
  en: {
    summary: 'Book trips with benefit points, with family members.',
    sections: [
      {
        heading: 'Book',
        lines: [
          'Choose a trip and a departure, add who comes along and hold the seats; pay with points within 15 minutes.',
          'Seats are never sold twice.',
          'Where the plan allows it, the company can pay what your points do not: give a reason and send it for approval. Seats and points are kept for up to 72 hours and are free again if the company says no.',
          'The supplier confirms within 24 hours and you get a message.',
          'Join the waiting list of a full departure: seats that come free are held for you in its order for 24 hours (2 hours in the last 72 before departure), with a message; after that the next in line is asked.',
        ],
      },
      {
        heading: 'Cancel and points',
        lines: [
          'The fee is shown before you cancel and follows the fee table; the other points come back.',
          'My points lists every lot with its end; those that end first are used first.',
        ],
      },
      {
        heading: 'Companions',
        lines: [
          'Keep family members under Travel companions; document numbers are for the trip, and no one else sees them.',
        ],
      },
    ],
  },
};
