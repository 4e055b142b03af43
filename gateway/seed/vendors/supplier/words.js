/** What the page says, and what is on its way, by language. */
globalThis.words = {
  'zh-CN': {
    title: '待收货单',
    organ: '收货部门',
    noOrgans: '暂无可选部门',
    columns: ['供应商', '物品', '数量', '操作'],
    receive: '登记收货',
    received: '已由{organ}收货',
    ask: '登记收货？',
    text: '{supplier}的{item}将登记为由{organ}收货',
    goods: {
      paper: ['晨光文具', 'A4 打印纸', '40 箱'],
      chairs: ['永艺家具', '人体工学椅', '12 把'],
      laptops: ['联想', '笔记本电脑', '8 台'],
      water: ['农夫山泉', '桶装水', '60 桶'],
    },
  },
  en: {
    title: 'Deliveries on their way',
    organ: 'Receiving department',
    noOrgans: 'No department to choose',
    columns: ['Supplier', 'Goods', 'Amount', 'Action'],
    receive: 'Book as received',
    received: 'Received by {organ}',
    ask: 'Book as received?',
    text: '{item} of {supplier} will be booked as received by {organ}',
    goods: {
      paper: ['M&G Stationery', 'A4 paper', '40 boxes'],
      chairs: ['UE Furniture', 'Office chairs', '12'],
      laptops: ['Lenovo', 'Laptops', '8'],
      water: ['Nongfu Spring', 'Water', '60 barrels'],
    },
  },
};
