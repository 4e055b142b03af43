import { recordWords } from '../../record/words.ts';
import { requestWords } from './request-states.words.ts';
import { tripRequest } from './trip-request.ts';

/** The words of trips. */
export const tripRequestWords = recordWords(tripRequest, {
  'zh-CN': {
    name: '出差外出',
    plural: '出差外出',
    fields: {
      employment: '员工',
      kind: '类型',
      fromOn: '开始日期',
      toOn: '结束日期',
      fromAt: '开始时间',
      toAt: '结束时间',
      place: '目的地',
      reason: '事由',
    },
    choices: {
      kind: {
        trip: '出差',
        outing: '外出',
      },
    },
    sections: { basic: '出差外出信息' },
    ...requestWords['zh-CN'],
  },
  en: {
    name: 'trip',
    plural: 'Trips',
    fields: {
      employment: 'Employee',
      kind: 'Kind',
      fromOn: 'From',
      toOn: 'To',
      fromAt: 'From (time)',
      toAt: 'To (time)',
      place: 'Destination',
      reason: 'Reason',
    },
    choices: {
      kind: {
        trip: 'Business trip',
        outing: 'Outing',
      },
    },
    sections: { basic: 'Trip' },
    ...requestWords.en,
  },
});
