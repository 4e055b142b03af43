/** What people of a travel agency read, in Chinese. */
export const tripZh = {
  noTrips: '还没有员工预订',
  noTripsHint: '采购方员工预订贵司线路后会显示在这里。',
  toConfirm: '{count} 单待确认',
  tripPersons: '{bookings} 单，共 {persons} 人',
  shownFrom: '{from} 起可查看出行人',
  shownUntil: '出行人信息可查看至 {until}',
  travellersHint: '仅用于订票、投保和接待。每次查看均有记录。',
  persons: '{persons} 人',
  replies: { confirm: '确认', refuse: '不接受' },
  wordsOf: { confirm: '贵司订单编号', refuse: '不接受的原因（将告知预订人）' },
  wordsNeeded: { confirm: '请填写贵司订单编号', refuse: '请填写原因' },
  replied: {
    confirm: '已提交确认，1 分钟内通知预订人',
    refuse: '已提交，预订将取消并全额退回积分',
  },
  sentReply: { confirm: '已提交确认', refuse: '已提交不接受' },
  phoneOf: '联系电话 {phone}',
  bookingStates: { paid: '待确认', confirmed: '已确认' },
  travellerKinds: { adult: '成人', child: '儿童', senior: '长者', infant: '婴儿' },
  documents: { idCard: '身份证', passport: '护照', other: '其他证件' },
};
