import { recordWords } from '../../record/words.ts';
import { regionWords } from '../terms.ts';
import { workPlace } from './work-place.ts';

/** The words of the places of work. */
export const workPlaceWords = recordWords(workPlace, {
  'zh-CN': {
    name: '办公地点',
    plural: '办公地点',
    fields: {
      name: '地点名称',
      region: '省份',
      city: '城市',
      address: '详细地址',
      closedOn: '停用日期',
    },
    choices: { region: regionWords['zh-CN'] },
    sections: { basic: '基本信息', end: '停用' },
  },
  en: {
    name: 'place of work',
    plural: 'Places of work',
    fields: {
      name: 'Name',
      region: 'Region',
      city: 'City',
      address: 'Address',
      closedOn: 'Closed on',
    },
    choices: { region: regionWords.en },
    sections: { basic: 'Basics', end: 'Closing' },
  },
});
