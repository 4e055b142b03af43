/** Receiving what was ordered. It shows the page of the place the portal names: the orders, or one of them. */
import './order.js';
import './orders.js';
import { words } from './words.js';

const partsOf = (route) => route.split('?')[0].split('/').filter(Boolean);

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
    const [, orderId = ''] = partsOf(route);
    const { locale } = bridge.context.get();
    shown = route;
    document.title = words[locale].title;
    const page = document.createElement(orderId ? 'supplier-order' : 'supplier-orders');
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
    document.title = words[locale].title;
    const page = current();
    if (page) page.locale = locale;
  });
  show(bridge.route.get().route);
  await bridge.ready();
}

void start();
