/** The made-up trips of the demo. No travel agency of these names is meant. */
import type { Row } from '../insert-rows.ts';

/** A trip with its texts in Chinese and in English, a line of `stops` a day. */
export interface SeededTrip {
  readonly name: readonly [string, string];
  readonly place: readonly [string, string];
  readonly scene: Row<'tour_product'>['scene'];
  readonly kind: 'domestic' | 'outbound' | 'checkup';
  readonly days: number;
  readonly points: number;
  readonly summary: readonly [string, string];
  readonly stops: readonly (readonly [string, string])[];
}

const home = [
  '早餐后自由活动，下午返程',
  'A free morning after breakfast, then the way home',
] as const;

/** What a trip costs besides, in both languages. */
export const tripTerms = {
  includes: [
    '往返交通\n行程所列住宿\n景点首道门票\n旅行社责任险',
    'Travel there and back\nThe nights of the trip\nEntrance fees\nLiability insurance of the agency',
  ],
  excludes: [
    '行程外的餐饮\n个人消费\n单人房差价',
    'Meals that are not named\nPersonal expenses\nThe price of a single room',
  ],
} as const;

/** The trips, in the order of their codes. */
export const seededTrips: readonly SeededTrip[] = [
  {
    name: ['莫干山竹海两日', 'Two days in the bamboo of Moganshan'],
    place: ['浙江莫干山', 'Moganshan'],
    scene: 'mountain',
    kind: 'domestic',
    days: 2,
    points: 600,
    summary: [
      '住进竹林，走一段古道，喝一杯山泉茶。',
      'A night in the bamboo, an old path and mountain tea.',
    ],
    stops: [
      ['集合出发，剑池与竹海步道，入住民宿', 'The sword pool, the bamboo path, a guest house'],
      home,
    ],
  },
  {
    name: ['千岛湖家庭三日', 'Three family days at Qiandao Lake'],
    place: ['浙江千岛湖', 'Qiandao Lake'],
    scene: 'lake',
    kind: 'domestic',
    days: 3,
    points: 1100,
    summary: [
      '适合带孩子的湖区行程，游船与亲子骑行。',
      'A lake for families: boats and an easy ride by bicycle.',
    ],
    stops: [
      ['抵达千岛湖，湖边骑行', 'Arrival, a ride along the lake'],
      ['乘船登岛，亲子手工', 'By boat to the islands, crafts for children'],
      home,
    ],
  },
  {
    name: ['黄山云海三日', 'Three days above the clouds of Huangshan'],
    place: ['安徽黄山', 'Huangshan'],
    scene: 'mountain',
    kind: 'domestic',
    days: 3,
    points: 1480,
    summary: ['山顶住一晚，看日落与日出。', 'A night on the top, for the sunset and the sunrise.'],
    stops: [
      ['抵达汤口，游宏村', 'Arrival in Tangkou, the village of Hongcun'],
      ['登山，光明顶日落', 'Up the mountain, sunset at Bright Summit'],
      ['看日出，下山返程', 'Sunrise, down the mountain and home'],
    ],
  },
  {
    name: ['厦门海岛四日', 'Four days by the sea in Xiamen'],
    place: ['福建厦门', 'Xiamen'],
    scene: 'sea',
    kind: 'domestic',
    days: 4,
    points: 1960,
    summary: [
      '鼓浪屿的老房子和环岛路的海风。',
      'Old houses on Gulangyu and the wind of the ring road.',
    ],
    stops: [
      ['抵达厦门，环岛路', 'Arrival, the ring road'],
      ['鼓浪屿一日', 'A day on Gulangyu'],
      ['南普陀与沙坡尾', 'Nanputuo temple and the old harbour'],
      home,
    ],
  },
  {
    name: ['桂林山水五日', 'Five days on the Li River'],
    place: ['广西桂林', 'Guilin'],
    scene: 'lake',
    kind: 'domestic',
    days: 5,
    points: 2280,
    summary: [
      '漓江竹筏、遇龙河与龙脊梯田。',
      'Rafts on the Li River, the Yulong and rice terraces.',
    ],
    stops: [
      ['抵达桂林，两江四湖夜游', 'Arrival, the lakes by night'],
      ['漓江游船到阳朔', 'By boat to Yangshuo'],
      ['遇龙河竹筏', 'A raft on the Yulong'],
      ['龙脊梯田', 'The terraces of Longji'],
      home,
    ],
  },
  {
    name: ['西安历史五日', 'Five days of history in Xi’an'],
    place: ['陕西西安', 'Xi’an'],
    scene: 'city',
    kind: 'domestic',
    days: 5,
    points: 2160,
    summary: ['兵马俑、城墙骑行与回民街。', 'The terracotta army, the city wall and good food.'],
    stops: [
      ['抵达西安，钟鼓楼', 'Arrival, the bell and drum towers'],
      ['兵马俑与华清宫', 'The terracotta army'],
      ['城墙骑行，碑林', 'By bicycle on the wall'],
      ['华山一日', 'A day on Mount Hua'],
      home,
    ],
  },
  {
    name: ['云南大理丽江六日', 'Six days in Dali and Lijiang'],
    place: ['云南', 'Yunnan'],
    scene: 'snow',
    kind: 'domestic',
    days: 6,
    points: 2860,
    summary: [
      '洱海骑行，玉龙雪山，古城慢住。',
      'Erhai by bicycle, the snow mountain, slow old towns.',
    ],
    stops: [
      ['抵达大理', 'Arrival in Dali'],
      ['洱海骑行', 'Along Erhai by bicycle'],
      ['喜洲与沙溪古镇', 'The towns of Xizhou and Shaxi'],
      ['丽江古城', 'The old town of Lijiang'],
      ['玉龙雪山', 'The Jade Dragon snow mountain'],
      home,
    ],
  },
  {
    name: ['长白山冰雪四日', 'Four days of snow on Changbaishan'],
    place: ['吉林长白山', 'Changbaishan'],
    scene: 'snow',
    kind: 'domestic',
    days: 4,
    points: 2540,
    summary: ['天池、温泉和一天滑雪。', 'The crater lake, hot springs and a day on skis.'],
    stops: [
      ['抵达长白山，温泉', 'Arrival, hot springs'],
      ['北坡天池', 'The lake from the north slope'],
      ['滑雪或雪地徒步', 'On skis, or on foot in the snow'],
      home,
    ],
  },
  {
    name: ['三亚暖冬五日', 'Five warm winter days in Sanya'],
    place: ['海南三亚', 'Sanya'],
    scene: 'sea',
    kind: 'domestic',
    days: 5,
    points: 2980,
    summary: ['冬天去看海，含一天出海。', 'The sea in winter, with a day on a boat.'],
    stops: [
      ['抵达三亚，入住海边', 'Arrival, a room by the sea'],
      ['出海浮潜', 'A day of snorkelling'],
      ['南山与天涯海角', 'Nanshan and the end of the sky'],
      ['自由活动', 'A free day'],
      home,
    ],
  },
  {
    name: ['大阪京都五日', 'Five days in Osaka and Kyoto'],
    place: ['日本大阪', 'Osaka'],
    scene: 'city',
    kind: 'outbound',
    days: 5,
    points: 3880,
    summary: [
      '京都古寺与大阪街巷，须办理签证。',
      'Temples of Kyoto, streets of Osaka. A visa is needed.',
    ],
    stops: [
      ['抵达大阪，道顿堀', 'Arrival, Dotonbori'],
      ['京都岚山', 'Arashiyama in Kyoto'],
      ['清水寺与祇园', 'Kiyomizu and Gion'],
      ['奈良一日', 'A day in Nara'],
      ['返程', 'The way home'],
    ],
  },
  {
    name: ['清迈慢游五日', 'Five slow days in Chiang Mai'],
    place: ['泰国清迈', 'Chiang Mai'],
    scene: 'garden',
    kind: 'outbound',
    days: 5,
    points: 3200,
    summary: ['古城、夜市与一堂厨艺课。', 'The old town, night markets and a lesson of cooking.'],
    stops: [
      ['抵达清迈，古城', 'Arrival, the old town'],
      ['素贴山', 'Doi Suthep'],
      ['泰餐厨艺课', 'A lesson of Thai cooking'],
      ['大象保护区', 'A sanctuary of elephants'],
      ['返程', 'The way home'],
    ],
  },
  {
    name: ['敦煌大漠五日', 'Five days of desert in Dunhuang'],
    place: ['甘肃敦煌', 'Dunhuang'],
    scene: 'desert',
    kind: 'domestic',
    days: 5,
    points: 2720,
    summary: ['莫高窟、鸣沙山与一夜星空。', 'The Mogao caves, singing dunes and a night of stars.'],
    stops: [
      ['抵达敦煌', 'Arrival in Dunhuang'],
      ['莫高窟', 'The Mogao caves'],
      ['鸣沙山月牙泉', 'The dunes and the crescent spring'],
      ['雅丹与玉门关', 'Yadan and the Jade Gate'],
      home,
    ],
  },
  {
    name: ['苏州园林一日', 'A day in the gardens of Suzhou'],
    place: ['江苏苏州', 'Suzhou'],
    scene: 'garden',
    kind: 'domestic',
    days: 1,
    points: 320,
    summary: ['拙政园、平江路和一场评弹。', 'A garden, a canal street and an hour of ballads.'],
    stops: [['拙政园、苏州博物馆、平江路', 'The garden, the museum, Pingjiang Road']],
  },
  {
    name: ['员工健康体检', 'A health check-up'],
    place: ['康泰体检中心', 'Kangtai clinic'],
    scene: 'clinic',
    kind: 'checkup',
    days: 1,
    points: 480,
    summary: ['一次基础体检，可带一位家人。', 'A basic check-up; a relative may come along.'],
    stops: [['空腹到检，约三小时', 'Come with an empty stomach; it takes about three hours']],
  },
];
