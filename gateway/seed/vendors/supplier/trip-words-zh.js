/** What people of a travel agency read, in Chinese. */
export const tripZh = {
  noTrips: '还没有员工预订',
  noTripsHint: '采购方员工预订贵司线路后会显示在这里。',
  toConfirm: '{count} 单待确认',
  tripPersons: '{bookings} 单，共 {persons} 人',
  shownFrom: '{from} 起可查看出行人',
  shownUntil: '出行人信息可查看至 {until}',
  travellers: '出行人',
  travellersHint: '仅用于订票、投保和接待。每次查看均有记录。',
  notShown: '出行人信息在出发前 30 天至返程后 7 天内可查看。',
  phoneOf: '联系电话 {phone}',
  bookingStates: { paid: '待确认', confirmed: '已确认' },
  travellerKinds: { adult: '成人', child: '儿童', senior: '长者', infant: '婴儿' },
  documents: { idCard: '身份证', passport: '护照', other: '其他证件' },
};
