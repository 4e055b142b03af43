import { recordWords } from '../../record/words.ts';
import { tourDeparture } from './departure.ts';

/** The words of departures. */
export const tourDepartureWords = recordWords(tourDeparture, {
  'zh-CN': {
    name: '团期',
    plural: '团期',
    fields: {
      name: '团期名称',
      product: '线路',
      partner: '协同供应商',
      fromOn: '出发日期',
      toOn: '返回日期',
      gather: '集合地点',
      saleFrom: '开售日期',
      saleTo: '截止日期',
      seats: '总名额',
      blocked: '预留名额',
      taken: '已占名额',
      minSeats: '最少成团人数',
      waitMost: '候补上限（组）',
    },
    choices: {},
    sections: { basic: '团期', sale: '销售与名额' },
    lines: {
      prices: {
        name: '价格',
        fields: { traveller: '出行人类型', seat: '占名额', points: '积分' },
        choices: { traveller: { adult: '成人', child: '儿童', senior: '长者', infant: '婴儿' } },
      },
    },
    states: {
      planned: '计划中',
      open: '销售中',
      stopped: '停售',
      guaranteed: '已成团',
      gone: '已出发',
      done: '已结束',
      cancelled: '已取消',
    },
    moves: { open: '开售', stop: '停售', guarantee: '确认成团', leave: '出发', finish: '结束' },
  },
  en: {
    name: 'departure',
    plural: 'Departures',
    fields: {
      name: 'Name',
      product: 'Trip',
      partner: 'Supplier who signs in',
      fromOn: 'Leaves on',
      toOn: 'Returns on',
      gather: 'Meeting point',
      saleFrom: 'On sale from',
      saleTo: 'On sale until',
      seats: 'Seats',
      blocked: 'Kept back',
      taken: 'Taken',
      minSeats: 'Fewest travellers',
      waitMost: 'Most parties on the waiting list',
    },
    choices: {},
    sections: { basic: 'Departure', sale: 'Sale and seats' },
    lines: {
      prices: {
        name: 'Price',
        fields: { traveller: 'Traveller', seat: 'Takes a seat', points: 'Points' },
        choices: {
          traveller: { adult: 'Adult', child: 'Child', senior: 'Senior', infant: 'Infant' },
        },
      },
    },
    states: {
      planned: 'Planned',
      open: 'Open',
      stopped: 'Stopped',
      guaranteed: 'Guaranteed',
      gone: 'Left',
      done: 'Done',
      cancelled: 'Cancelled',
    },
    moves: {
      open: 'Open',
      stop: 'Stop selling',
      guarantee: 'Guarantee',
      leave: 'Mark as left',
      finish: 'Finish',
    },
  },
});
