/** How days and times are written in questions, in both languages. */

/** Words for a day, by how far it is from today. */
export const dayWords: readonly (readonly [RegExp, number])[] = [
  [/大后天/, 3],
  [/后天|day after tomorrow/i, 2],
  [/明天|明日|明早|明晚|tomorrow/i, 1],
  [/前天|day before yesterday/i, -2],
  [/昨天|昨日|昨晚|yesterday/i, -1],
  [/今天|今日|今早|今晚|\btoday\b|\btonight\b/i, 0],
];

/** Words for a week day: which week, counted from this one, and which day of it. */
export const weekdayPattern =
  /(上上|下下|上|下|这|本)?(?:个)?(?:周|星期|礼拜)([一二三四五六日天])|\b(next|last|this)?\s*(mon|tues|wednes|thurs|fri|satur|sun)day\b/i;

/** The day that a character or the beginning of a word names, 1 for Monday. */
export const weekdayNames: Readonly<Record<string, number>> = {
  一: 1,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  日: 7,
  天: 7,
  mon: 1,
  tues: 2,
  wednes: 3,
  thurs: 4,
  fri: 5,
  satur: 6,
  sun: 7,
};

/** How many weeks a word is away. */
export const weekShifts: Readonly<Record<string, number>> = {
  上上: -2,
  上: -1,
  这: 0,
  本: 0,
  下: 1,
  下下: 2,
  last: -1,
  this: 0,
  next: 1,
};

/** Words for weeks, months and years, by how far they are from the current one. */
export const spanWords: readonly (readonly [RegExp, 'week' | 'month' | 'year', number])[] = [
  [/上上个?月/, 'month', -2],
  [/上个?月|last month|previous month/i, 'month', -1],
  [/这个?月|本月|当月|this month/i, 'month', 0],
  [/下个?月|next month/i, 'month', 1],
  [/上个?(?:周|星期|礼拜)(?![一二三四五六日天])|last week/i, 'week', -1],
  [/这个?(?:周|星期)(?![一二三四五六日天])|本周(?![一二三四五六日天])|this week/i, 'week', 0],
  [/下个?(?:周|星期|礼拜)(?![一二三四五六日天])|next week/i, 'week', 1],
  [/去年|last year/i, 'year', -1],
  [/今年|本年|this year|year to date/i, 'year', 0],
];

/** `2026年10月8日`, `10月8日`, `10月8号`, each with an end of its own. */
export const chineseDate =
  /(?:(\d{4})年)?(\d{1,2})月(\d{1,2})[日号]?(?:\s*(?:到|至|-|–|—|~)\s*(?:(\d{1,2})月)?(\d{1,2})[日号]?)?/;

/** `10月`, `2026年10月`. */
export const chineseMonth = /(?:(\d{4})年)?(\d{1,2})月(?:份)?/;

/** `2026-10-08`. */
export const plainDate = /(\d{4})-(\d{2})-(\d{2})/g;

/** `8–10 Dec`, `8 December`, `Dec 8`, `Dec 8-10`. */
export const englishDate =
  /\b(\d{1,2})(?:\s*(?:-|–|—|to)\s*(\d{1,2}))?\s+(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\s+(\d{1,2})(?:\s*(?:-|–|—|to)\s*(\d{1,2}))?\b(?!\d)/i;

/** `October`, `Oct 2026`. */
export const englishMonth =
  /\b(january|february|march|april|may|june|july|august|september|october|november|december)(?:\s+(\d{4}))?\b/i;

/** The months by the first letters of their names. */
export const monthNames = [
  ...['jan', 'feb', 'mar', 'apr', 'may', 'jun'],
  ...['jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
] as const;

/** The first half of a day, and the second one. */
export const halfPatterns = {
  am: /上午|早上|\bmorning\b|\bam\b/i,
  pm: /下午|\bafternoon\b|\bpm\b/i,
} as const;

/** A number of days: `三天`, `3天`, `3 days`; half a day. */
export const daysPattern =
  /(半|[一二两三四五六七八九十]|\d{1,2})\s*(?:个)?(?:工作日|天)|\b(\d{1,2}|one|two|three|four|five)\s+days?\b/i;

/** A number of hours. */
export const hoursPattern =
  /(半|[一二两三四五六七八九十]|\d{1,2}(?:\.5)?)\s*(?:个)?(?:小时|钟头)|(\d{1,2}(?:\.5)?)\s*(?:h|hours?)\b/i;

/** The numbers that are written as words. */
export const numberNames: Readonly<Record<string, number>> = {
  半: 0.5,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
};

/** A time of day: `18:30`, `18点半`, `9点`, `6 pm`. */
export const clockPattern =
  /(上午|下午|晚上|早上)?\s*(\d{1,2})(?:[:：](\d{2})|[点时](半|\d{1,2}分?)?)|\b(\d{1,2})\s*(am|pm)\b/i;

/** What makes an hour one of the second half of the day. */
export const lateHours = /下午|晚上|pm/i;

/** How half an hour is written. */
export const halfHour = '半';

/** The days on which public holidays of a name can be, as month and day. */
export const holidayNames: readonly (readonly [RegExp, string, string])[] = [
  [/元旦|new year'?s? day/i, '12-28', '01-05'],
  [/春节|过年|spring festival|chinese new year/i, '01-18', '02-28'],
  [/清明|qingming|tomb/i, '04-01', '04-09'],
  [/劳动节|五一|labou?r day/i, '04-25', '05-10'],
  [/端午|dragon boat/i, '05-25', '06-30'],
  [/中秋|mid-?autumn/i, '09-05', '10-10'],
  [/国庆|十一|national day/i, '09-25', '10-12'],
];

/** Words for the year after this one. */
export const nextYear = /明年|next year/i;
