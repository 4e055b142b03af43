/** How questions are asked that are answered without a model, in both languages. */
import type { Intent } from '../local/intents.ts';

/** What a question has to say to mean an intent; the first one that fits counts. */
export const intentPatterns: readonly (readonly [Intent, RegExp])[] = [
  // What the assistant does not do comes first: a wish to act for others must not turn into a search.
  [
    'otherPay',
    /(?!我的).{1,8}(?:的)?(?:工资|薪资|薪水|年薪|奖金)(?:是|有|拿)?(?:多少|几)|(?:how much|what) (?:does|is) (?!my).{2,30}(?:earn|paid|salary|pay)|(?:his|her|their|colleague'?s?) (?:salary|pay|slip)/i,
  ],
  [
    'massExport',
    /(?:导出|列出|发给我|给我).{0,8}(?:所有|全部|全体|每个).{0,8}(?:手机|电话|身份证|工资|薪资|银行)|(?:所有|全部|每个)人?的?(?:手机号|身份证|工资)|export (?:all|every)|all (?:phone|id) numbers|everyone'?s (?:phone|salary|id)/i,
  ],
  [
    'actForOthers',
    /(?:帮我|替我|代我)?(?:批准|同意|驳回|审批)(?!到|流程|进度|了吗|规定|制度)|(?:^|\b)(?:approve|reject) (?!.*policy)|代.{1,4}(?:请假|打卡)|帮.{1,4}打卡/i,
  ],
  [
    'cancel',
    /(?:取消|撤回|撤销|删除).{0,12}(?:假|申请|加班|出差)|(?:cancel|withdraw) .{0,20}(?:leave|request|overtime|trip)/i,
  ],
  [
    'whichModel',
    /^(?:你好|您好|嗨|早上好|下午好|谢谢|多谢|hi|hello|hey|thanks|thank you)[\s,.!。！，]*$|(?:什么|哪个|哪种)模型|你是谁|你能做什么|你会什么|who are you|what (?:model|can you do)|which model/i,
  ],
  ['secrets', /系统提示|提示词|prompt|密钥|api ?key|工具列表/i],
  [
    'draftCertificate',
    /(?:开|办|申请|出)(?:一?[份张个])?.{0,4}(?:在职|收入|工作)证明|(?:certificate|proof) of (?:employment|income)|employment certificate|income certificate/i,
  ],
  [
    'draftPunch',
    /补(?:签|卡|打卡)|(?:忘|漏|没)(?:记)?(?:了)?(?:打|刷).{0,2}(?:上班|下班)?卡|(?:forgot|missed|missing) (?:to )?(?:punch|clock)|(?:add|fix) (?:a |my )?(?:missing )?punch/i,
  ],
  [
    'draftOvertime',
    /(?:申请|提交|报|请).{0,30}加班|加班.{0,8}申请|(?:apply|request|ask) .{0,16}overtime|overtime (?:request|on|for)/i,
  ],
  [
    'draftTrip',
    /(?:去|到).{1,10}出差|出差.{0,6}申请|申请.{0,6}出差|(?:business )?trip to|travel to .{2,30} for work/i,
  ],
  [
    'leavePolicy',
    /(?:婚假|产假|陪产假|丧假|育儿假|年假|病假|事假|调休|加班|出差|报销|试用期|离职|考勤|迟到|旷工).{0,8}(?:规定|制度|政策|标准|怎么算|如何计算|流程|办法)|(?:规定|制度|政策)|\b(?:policy|policies|rules?|regulation|notice period|allowance)\b/i,
  ],
  ['away', /谁.{0,8}(?:休假|请假|不在|出差)|(?:who is|who'?s) (?:off|away|on leave|out)/i],
  [
    'draftLeave',
    /(?:请|休|申请).{0,24}(?:假)(?!.{0,6}(?:审批|到哪|几天|多少|还剩|规定|什么时候|过期))|(?:take|request|book|apply for|ask for) .{0,24}(?:leave|off\b|vacation|holiday)/i,
  ],
  [
    'holiday',
    /放(?:几天)?假|补班|调休安排|节假日|法定假|(?:元旦|春节|清明|劳动节|五一|端午|中秋|国庆)|public holiday|holidays? (?:this|next|in)|national day|spring festival/i,
  ],
  [
    'myLeave',
    /(?:年假|年休假|病假|事假|调休|婚假|育儿假|假期|假).{0,12}(?:几天|多少|剩|余额|过期|到期|还有|用了)|(?:几天|多少|剩|余额).{0,10}(?:年假|年休假|病假|调休|假)|leave (?:balance|left|days)|(?:annual|sick|comp|vacation) .{0,12}(?:left|remain|expire|balance|take|taken|have)|how (?:many|much) .{0,16}(?:leave|vacation|sick|days off)/i,
  ],
  [
    'requests',
    /(?:申请|审批|请假|报销|加班).{0,8}(?:到哪|进度|状态|批了|通过|审批中|怎么样)|我的申请|(?:status of|where is|is) my .{0,20}(?:request|approval|leave request)|my (?:open |pending )?requests/i,
  ],
  ['todo', /待办|待我审批|要我审批|需要我处理|my (?:tasks|to-?dos?)|waiting for me/i],
  [
    'mySlip',
    /工资条|工资单|薪资单|(?:我的|我).{0,6}(?:工资|薪资|薪水)|pay ?slip|payslip|my (?:pay|salary|wage)/i,
  ],
  ['report', /报表|\breports?\b/i],
  [
    'figure',
    /(?:人均|平均|合计|总).{0,6}(?:工资|薪资|应发|加班|司龄|年龄)|多少人|人数|离职率|流失率|入职(?:人数|了?多少)|离职(?:人数|了?多少)|出勤率|空缺|编制|招聘进度|女性(?:占比|比例)|head-?count|how many (?:people|employees|staff)|turnover|(?:mean|average) (?:pay|salary|overtime|tenure|age)|attendance rate|vacan|overtime of/i,
  ],
  [
    'attendance',
    /迟到|早退|缺卡|旷工|打卡(?:了吗|记录|时间)|考勤|加班(?:了)?(?:多少|几)|(?:was i|am i) late|times .{0,8}late|late .{0,12}(?:month|week)|my (?:attendance|punches|overtime)|did i (?:punch|clock)/i,
  ],
  [
    'shift',
    /(?:班次|排班|上什么班|什么班|几点上班|几点下班|上班吗)|my shifts?|(?:do i|am i) work(?:ing)?/i,
  ],
  [
    'organ',
    /(?:负责人|领导|主管|经理|部长|总监)是谁|谁是.{1,12}(?:负责人|领导|主管|经理)|(?:who (?:leads|heads|runs|manages))|(?:head|leader|manager) of|组织架构|有哪些部门/i,
  ],
  [
    'findPeople',
    /(?:的)?(?:分机|电话|手机|邮箱|联系方式|工号)(?:号|码)?(?:是多少|是什么|呢|[？?]|$)|在哪个部门|(?:phone|extension|e?mail|contact|staff number) (?:of|for|number)|(?:find|look up) .{2,30}|'s (?:phone|extension|number|department)/i,
  ],
  [
    'myDay',
    /(?:今天|今日).{0,6}(?:安排|事|做什么|日程)|我的今天|my day|what.{0,8}(?:do|on) today|today'?s (?:plan|schedule)/i,
  ],
];

/** The parts of a question around the name of a person, taken off to find it. */
export const aroundPerson =
  /(?:请问|帮我|查一下|查下|查找|找一下|找|看下|看看|的?(?:分机|电话|手机|邮箱|联系方式|工号)(?:号|码)?(?:是多少|是什么|呢)?|在哪个部门|是谁|[？?！!。，,]|what(?:'s| is)|phone|extension|e?mail|contact|staff number|department|number|\bthe\b|\bof\b|\bfor\b|\bfind\b|look up|'s\b|which|is in|where is)/gi;

/** The name of an organisation before what is asked of it. */
export const organName =
  /([\p{Script=Han}A-Za-z0-9]{2,20}?(?:部|中心|公司|组|店|事业部|分公司|团队|办公室|科|处))/u;

/** The name of an organisation in an English question. */
export const organNameEnglish =
  /\b(?:in|of|at|does|leads|heads|runs|manages)\s+(?:the\s+)?([A-Z][A-Za-z&]+(?:\s+[A-Z&][A-Za-z&]*){0,3})/;

/** Measures by the words that name them. */
export const measureWords: readonly (readonly [RegExp, string])[] = [
  [/主动离职率|turnover by choice/i, 'movement.turnoverByChoice'],
  [/离职率|流失率|turnover/i, 'movement.turnover'],
  [/入职(?:人数|了?多少)|joined|new hires/i, 'movement.joined'],
  [/离职(?:人数|了?多少)|how many .{0,10}left/i, 'movement.left'],
  [/出勤率|attendance rate/i, 'attendance.attendanceRate'],
  [/加班|overtime/i, 'attendance.meanOvertime'],
  [
    /(?:人均|平均).{0,4}(?:工资|薪资|应发|薪水)|(?:mean|average) (?:pay|salary|gross)/i,
    'pay.meanGross',
  ],
  [/(?:工资|薪资|应发).{0,2}(?:合计|总额)|total pay/i, 'pay.gross'],
  [/平均司龄|tenure/i, 'headcount.meanTenure'],
  [/平均年龄|(?:mean|average) age/i, 'headcount.meanAge'],
  [/女性(?:占比|比例)|share of women/i, 'headcount.femaleShare'],
  [/试用期.{0,4}(?:人|多少)|in probation/i, 'headcount.probation'],
  [/空缺|vacan/i, 'establishment.vacant'],
  [/编制|planned positions|establishment/i, 'establishment.planned'],
  [/多少人|人数|head-?count|how many (?:people|employees|staff)/i, 'headcount.headCount'],
];

/** What a figure is broken down by. */
export const byWords: readonly (readonly [RegExp, 'organ' | 'month' | 'gender' | 'reason'])[] = [
  [/各(?:部门|组织|中心)|按(?:部门|组织)|by (?:department|organi[sz]ation|team)/i, 'organ'],
  [/各月|每月|按月|by month|each month/i, 'month'],
  [/男女|性别|by gender/i, 'gender'],
  [/离职原因|by reason/i, 'reason'],
];

/** The place a trip goes to. */
export const tripPlace =
  /(?:去|到)([\p{Script=Han}A-Za-z]{2,12}?)(?:出差|$|[，,。])|trip to ([A-Z][A-Za-z]+(?: [A-Z][A-Za-z]+)?)|travel to ([A-Z][A-Za-z]+)/u;

/** Which punch is missing: of the end of the work, or of its begin. */
export const punchEnds = {
  out: /下班|punch(?:ed)? out|clock(?:ed)? out/i,
  in: /上班|punch(?:ed)? in|clock(?:ed)? in/i,
} as const;

/** A certificate that says the income too. */
export const incomeCertificate = /收入|income/i;

/** Overtime that is taken as time off. */
export const restForOvertime = /调休|补休|time off|in lieu/i;

/** All own requests, the ended ones too. */
export const allRequests = /所有|全部|历史|all my|history/i;

/** What is asked for, before the name of a report. */
export const aroundReport =
  /(?:打开|查看|看下|看看|给我|我要|运行|有哪些|有什么|的?报表|[？?。]|\bopen\b|\bshow\b|\brun\b|\bme\b|\bthe\b|\breports?\b|\babout\b|\bon\b|which|what|are there)/gi;

/** What a certificate is for. */
export const certificatePurpose =
  /(?:用于|用来|为了)([\p{Script=Han}A-Za-z0-9]{2,30})|(办理(?!.*证明)[\p{Script=Han}]{2,30})|\bfor (?:an? |my |the )?([A-Za-z][A-Za-z ]{2,40})/u;

/** Words that a question of any kind has: a document that has only these does not answer it. */
export const emptyWords =
  /公司|我们|员工|允许|可以|能不能|能否|是否|有没有|有什么|什么|怎么|如何|多少|规定|制度|政策|标准|流程|办法|关于|请问|一下|吗|呢|的|了|带|有|\b(?:the|an?|is|are|do|does|can|may|i|we|my|our|of|for|to|in|on|at|what|how|which|when|policy|policies|rules?|company|about|there|allowed?|bring|and|or|it|be)\b/gi;

/** A question about all organisations rather than one. */
export const allOrgans =
  /哪些(?:部门|组织)|组织架构|各(?:部门|组织|中心)|by (?:department|organi[sz]ation|team)/i;
