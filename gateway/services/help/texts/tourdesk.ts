import type { Article } from '../article.ts';

/** Help about the application `tourdesk`. */
export const tourdeskArticle: Article = {
  app: 'tourdesk',
  'zh-CN': {
    summary: '旅游福利的线路、团期、积分计划和退改规则。',
    sections: [
      {
        heading: '上架线路',
        lines: [
          '新建“旅游线路”，填写中英文介绍、图片和退改规则，核对后上架。',
          '在“团期”设置日期、名额和价格，开放后员工即可预订。',
          '福利计划勾选“积分不足可申请公司资助”并在审批设置中发布“旅游资助申请”的流程后，员工可以申请；批准的部分由公司承担，取消时不退给个人。',
          '满员后员工可以候补，“候补上限”为空时不限；在员工旅游的“团期管理”查看候补名单。',
          '在线路中选择“协同供应商”后，尚未指定供应商的团期和之后新建的团期随之指定；更换线路的供应商不影响已指定的团期。该供应商的登录人可看到这些团期的预订人数、在出发前确认或不接受预订，并在出发前 30 天至返程后 7 天查看出行人及同行家属的证件，每次查看均有记录。',
        ],
      },
      {
        heading: '福利计划',
        lines: ['“福利计划”规定谁可以参加、发多少积分和有效期；发放在员工旅游的“积分发放”中办理。'],
      },
    ],
  },
  en: {
    summary: 'Trips, departures, benefit plans and fee tables of the tour shop.',
    sections: [
      {
        heading: 'Offer a trip',
        lines: [
          'Write a trip in both languages with pictures and a fee table, check it and put it on sale.',
          'A departure has dates, seats and prices; employees book once it is open.',
          'With the option of the plan and a published approval route of trip funding requests, employees can ask the company to pay what their points do not; that part is never paid back to them.',
          'Employees can wait for a full departure, as many parties as the departure takes; the list is in the tour shop under Manage departures.',
          'A supplier who signs in named on a trip is that of its departures without one and of new ones; naming another one later leaves departures as they are. Its people see how many have booked, confirm or refuse bookings until the trip begins, and from 30 days before the departure until 7 days after the return who travels, with documents of companions; each look is put on record.',
        ],
      },
      {
        heading: 'Benefit plans',
        lines: [
          'A plan says who takes part, how many points they get and until when; points are granted in the tour shop.',
        ],
      },
    ],
  },
};
