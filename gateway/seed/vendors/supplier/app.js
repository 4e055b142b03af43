/** Receiving what was ordered, and what people of suppliers do. It shows the page of the place the portal names. */
import './order.js';
import './orders.js';
import './own-agreements.js';
import './own-company.js';
import './own-evaluations.js';
import './own-invoices.js';
import './own-month.js';
import './own-order.js';
import './own-orders.js';
import './own-requests.js';
import './own-settlements.js';
import './own-today.js';
import './own-trips.js';
import './own-workers.js';
import { words } from './words.js';

const partsOf = (route) => route.split('?')[0].split('/').filter(Boolean);

/** The elements of the pages, by the first part of their place; with an order behind it, by the second list. */
const pages = {
  today: 'supplier-own-today',
  orders: 'supplier-own-orders',
  settlements: 'supplier-own-settlements',
  invoices: 'supplier-own-invoices',
  company: 'supplier-own-company',
  evaluations: 'supplier-own-evaluations',
  workers: 'supplier-own-workers',
  months: 'supplier-own-month',
  requests: 'supplier-own-requests',
  agreements: 'supplier-own-agreements',
  trips: 'supplier-own-trips',
};
const details = {
  orders: 'supplier-own-order',
  deliveries: 'supplier-order',
  trips: 'supplier-own-trip',
};

async function start() {
  const bridge = await Atrium.connect();
  Atrium.mirrorAppearance(bridge);
  const host = { bridge, gateway: Atrium.createGateway(bridge), go };
  let shown = '';

  function go(route) {
    void bridge.navigation.push({ route }).catch(() => {});
    show(route);
  }

  function show(route) {
    const [place, orderId = ''] = partsOf(route);
    const { locale } = bridge.context.get();
    shown = route;
    document.title = words[locale].titles[place] ?? words[locale].title;
    const name = orderId ? details[place] : pages[place];
    const page = document.createElement(name ?? 'supplier-orders');
    Object.assign(page, { host, orderId, locale });
    document.getElementById('page').replaceChildren(page);
  }

  const current = () => document.getElementById('page').firstElementChild;
  bridge.route.listen(({ route }) => {
    if (route !== shown) show(route);
  });
  // Somebody else may have received it while another app was in front.
  bridge.on('show', ({ route }) => {
    if (route === shown) void current()?.reload();
  });
  bridge.context.listen(({ locale }) => {
    document.title = words[locale].titles[partsOf(shown)[0]] ?? words[locale].title;
    const page = current();
    if (page) page.locale = locale;
  });
  show(bridge.route.get().route);
  await bridge.ready();
}

void start();
