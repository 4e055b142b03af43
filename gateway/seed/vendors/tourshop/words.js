/** What the page says, and what can be booked, by language. */
globalThis.words = {
  'zh-CN': {
    title: '员工旅游',
    hint: '以下线路按员工价预订，收藏后由行政部统一联系',
    mark: '收藏',
    marked: '已收藏',
    clear: '清空收藏',
    clearTitle: '清空全部收藏？',
    clearText: '共 {count} 条线路，清空后不可恢复',
    price: '{price} 元起 / 人',
    days: '{days} 天',
    tours: {
      lijiang: ['丽江 · 泸沽湖', '古城慢游，环湖骑行'],
      dunhuang: ['敦煌 · 青海湖', '莫高窟讲解，沙漠露营'],
      xiamen: ['厦门 · 鼓浪屿', '亲子海滨，自由行'],
      harbin: ['哈尔滨 · 雪乡', '冰雪大世界，东北菜'],
      chengdu: ['成都 · 九寨沟', '高铁往返，纯玩无购物'],
      sanya: ['三亚 · 蜈支洲岛', '潜水体验，海景酒店'],
    },
  },
  en: {
    title: 'Tour Shop',
    hint: 'Tours at the price for employees. Mark what you like; administration will contact you.',
    mark: 'Mark',
    marked: 'Marked',
    clear: 'Clear marks',
    clearTitle: 'Clear all marks?',
    clearText: '{count} tours are marked. They cannot be brought back.',
    price: 'from ¥{price} per person',
    days: '{days} days',
    tours: {
      lijiang: ['Lijiang and Lugu Lake', 'The old town, and a ride around the lake'],
      dunhuang: ['Dunhuang and Qinghai Lake', 'The Mogao caves, and a night in the desert'],
      xiamen: ['Xiamen and Gulangyu', 'The seaside for families, at your own pace'],
      harbin: ['Harbin and Snow Town', 'The ice festival, and the food of the north-east'],
      chengdu: ['Chengdu and Jiuzhaigou', 'By fast train, without shopping stops'],
      sanya: ['Sanya and Wuzhizhou', 'Diving, and a hotel by the sea'],
    },
  },
};

globalThis.tours = [
  { id: 'lijiang', days: 5, price: 2380 },
  { id: 'dunhuang', days: 6, price: 3180 },
  { id: 'xiamen', days: 4, price: 1690 },
  { id: 'harbin', days: 5, price: 2580 },
  { id: 'chengdu', days: 5, price: 2180 },
  { id: 'sanya', days: 4, price: 2980 },
];
