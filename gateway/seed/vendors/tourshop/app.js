/** The tour shop: trips that people book with points. It shows the page of the place the portal names. */
import './catalogue.js';
import './trip.js';
import './bookings.js';
import './booking.js';
import './companions.js';
import './wallet.js';
import './desk.js';
import './desk-list.js';
import './desk-bookings.js';
import './desk-points.js';
import { createCalls } from './gateway.js';
import { words } from './words.js';

/** The element of a place, by its first word and whether more follows. */
const pages = {
  tours: ['tour-catalogue', 'tour-trip'],
  bookings: ['tour-bookings', 'tour-booking'],
  companions: ['tour-companions'],
  points: ['tour-wallet'],
  desk: ['tour-desk', 'tour-desk-list'],
  'desk-bookings': ['tour-desk-bookings'],
  'desk-points': ['tour-desk-points'],
};

/** The words of a place, without what follows a question mark. */
const partsOf = (route) => route.split('?')[0].split('/').filter(Boolean);

async function start() {
  const bridge = await Atrium.connect();
  Atrium.mirrorAppearance(bridge);
  const shop = { bridge, call: createCalls(bridge), go };
  let shown = '';

  function go(route) {
    const [place] = partsOf(route);
    if (place === partsOf(shown)[0]) {
      void bridge.navigation.push({ route }).catch(() => {});
      show(route);
    } else void bridge.tabs.open({ route }).catch(() => {});
  }

  function show(route) {
    const [name, ...place] = partsOf(route);
    const choices = pages[name] ?? pages.tours;
    const { locale } = bridge.context.get();
    shown = route;
    document.title = words[locale].title;
    const page = document.createElement(place.length > 0 ? (choices[1] ?? choices[0]) : choices[0]);
    Object.assign(page, { shop, place, locale });
    document.getElementById('page').replaceChildren(page);
  }

  bridge.route.listen(({ route }) => {
    if (route !== shown) show(route);
  });
  // Seats and points may have changed while another app was in front.
  bridge.on('show', ({ route }) => {
    if (route === shown) void document.getElementById('page').firstElementChild?.reload();
  });
  bridge.context.listen(({ locale }) => {
    const page = document.getElementById('page').firstElementChild;
    if (page) page.locale = locale;
    document.title = words[locale].title;
  });
  show(bridge.route.get().route);
  await bridge.ready();
}

void start();
