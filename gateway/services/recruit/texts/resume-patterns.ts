/** How résumés in both languages write what is read out of them. */

/** The commonest surnames: a first line is a name only by one of them. */
export const surnames =
  /^(?:欧阳|司马|上官|诸葛|东方|皇甫|尉迟|令狐|公孙|慕容|司徒|夏侯|[王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤温康施文牛樊葛邢安齐易乔伍庞颜倪庄聂章鲁岳翟殷詹申欧耿关兰焦俞左柳甘祝包宁尚符舒阮柯纪梅童凌毕单季裴霍涂成苗谷盛曲翁冉骆蓝路游辛靳管柴蒙鲍华喻祁蒲房滕屈饶解牟艾尤阳时穆农司卓古吉缪简车项连芦麦褚娄窦戚岑景党宫费卜冷晏席卫米柏宗瞿桂全佟应臧闵苟邬边卞姬师和仇栾隋商刁沙荣巫寇桑郎甄丛仲虞敖巩明佘池查麻苑迟邝])\p{Script=Han}{1,2}$/u;

/** A name behind its label. */
export const labelledName =
  /姓\s*名\s*[::]?\s*(\p{Script=Han}{2,4}(?:·\p{Script=Han}{2,8})?)(?![\p{Script=Han}])/u;
export const englishName =
  /^(?:full )?name\s*[::]\s*([\p{Lu}][\p{L}'.-]+(?: [\p{Lu}][\p{L}'.-]*){1,3})/iu;

/** From the highest down. */
export const degrees = [
  ['doctor', /博士|\bPh\.? ?D\b|\bDoctor of\b|\bDoctorate\b/],
  ['master', /硕士|研究生|\bM\.?B\.?A\b|\bM\.?Sc\b|\bMaster(?:'s|’s)?\b/],
  ['bachelor', /本科|学士|\bBachelor(?:'s|’s)?\b|\bB\.?Sc\b|\bB\.?Eng\b|\bB\.?A\b/],
  ['college', /大专|专科|\bAssociate(?:'s|’s)? degree\b/],
  ['secondary', /高中|中专|\bHigh school\b/i],
] as const;

/** A supervisor of doctors holds no degree by that. */
export const notDegrees = /博士生导师|博士后流动站/g;

/** A line that speaks of education. */
export const sureDegree = /学历|学位|大学|学院|University|College|Degree|Institute/i;

/** What is around a skill. */
export const skillLabel = /^[^::]{1,12}[::]/;
export const skillEnds = /[,,、;;|/•·]| {2,}/;
export const skillEdges = /^[-*\s]+|[.。\s]+$/g;

const month = String.raw`(?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.? )?(?:19|20)\d{2}(?:[./年-] ?\d{1,2}月?)?年?`;
/** From when to when. */
export const span = new RegExp(
  String.raw`(${month})\s*(?:-|–|—|~|至|到|to)\s*(${month}|至今|现在|今|[Pp]resent|[Nn]ow|[Cc]urrent)`,
  'u',
);
/** A school by the last word of its name. */
export const school =
  /(?:[\p{Script=Han}()]{2,20}?(?:大学|学院|职业学校|中学)(?:[\p{Script=Han}]{0,8}(?:分校|校区))?|(?:University of (?:[\p{Lu}][\p{L}]+)(?: (?:[\p{Lu}][\p{L}]+|at|and))*|(?:[\p{Lu}][\p{L}.'&-]* ){1,5}(?:University|College|Institute|School)(?: of (?:[\p{Lu}][\p{L}]+)(?: (?:and |& )?[\p{Lu}][\p{L}]+)*)?))/u;
/** A degree as a line of education names it. */
export const degree =
  /博士|硕士|学士|本科|大专|专科|\bPh\.? ?D\b|\bMBA\b|\b(?:Master|Bachelor|Doctor)(?:(?:'s|’s)(?: degree)?| of (?:Science|Arts|Engineering|Business Administration|Laws|Philosophy))?|\bB\.?Sc\b|\bM\.?Sc\b|\bB\.?Eng\b/u;

/** An employer by the last word of its name. */
export const company =
  /(?:公司|集团|银行|事务所|研究院|研究所|医院|工厂|酒店|Inc\.?|Ltd\.?|LLC|GmbH|Corp(?:oration)?\.?|Company|Group|Holdings|Bank|Co\.)(?=$|[\s,,|()·])/u;

/** The major: behind its label, and what is none. */
export const labelledMajor = /(?:专业|major)\s*[::]\s*([^,,;;|]{2,40})/i;
export const noMajor = /^(?:学历|学位|全日制|统招|degree)$/i;
export const majorEnd = /专业$/;

/** What is between employer, post and place. */
export const historyEnds =
  /[|;;•·\t]| {2,}|,\s(?!Inc|Ltd|LLC|Co\b)|\s[-–—@]\s|(?<=(?:公司|集团|银行)) |\sat\s/;

/** The headings of the parts of a résumé. */
export const headings: readonly (readonly ['schools' | 'jobs' | 'skills' | 'other', RegExp])[] = [
  [
    'schools',
    /^(?:教育(?:背景|经历|经验)?|学历(?:背景)?|学习经历|education(?:al background| history)?)$/i,
  ],
  [
    'jobs',
    /^(?:工作(?:经历|经验|履历)|职业经历|实习经历|任职经历|(?:work|professional|employment)?\s?(?:experience|history)|employment|career history)$/i,
  ],
  [
    'skills',
    /^(?:(?:专业|个人|职业|主要|it)?技能(?:特长|证书)?|技能特长|擅长(?:技能)?|(?:technical |key |core |professional )?skills(?: summary)?)$/i,
  ],
  [
    'other',
    /^(?:自我(?:评价|介绍)|个人(?:信息|简介|总结|优势)|基本信息|联系方式|求职意向|项目(?:经历|经验)|校园经历|获奖(?:经历|情况)?|荣誉(?:奖项)?|证书|语言(?:能力)?|兴趣爱好|培训经历|(?:professional )?summary|profile|about me|objective|contact|projects?|awards?|honou?rs|certifi\w+|languages?|interests?|references?|publications?|training)$/i,
  ],
];

/** What is drawn around a heading. */
export const headingEdges = /^[\s【[■●◆▌|•*#\-—=]+|[\s】\]|*#\-—=]+$/g;
