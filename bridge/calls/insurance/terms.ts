import type { Locale, Words } from '../kit/words.ts';
import type { insurancePlaces } from './records/enrolment.ts';

/** The names of the cities. */
export const placeWords: Readonly<Record<Locale, Words<(typeof insurancePlaces)[number]>>> = {
  'zh-CN': { '310000': '上海', '110000': '北京', '440100': '广州', '440300': '深圳' },
  en: { '310000': 'Shanghai', '110000': 'Beijing', '440100': 'Guangzhou', '440300': 'Shenzhen' },
};
