import '#assets/atrium.css';
import { mirrorAppearance } from '#bridge/guest/appearance.ts';
import { type Bridge, connect } from '#bridge/guest/connect.ts';
import { createGateway } from '#bridge/guest/gateway.ts';
import { setLocale } from '#ui/texts/locale.ts';
import { onMissingScript } from './charts/chart.ts';
import { createWorkforcePage } from './pages/workforce.ts';
import { notConnectedState, wholePage } from './parts/state.ts';
import {
  type ChartName,
  chartNames,
  chartRoute,
  type Place,
  readChart,
  readPlace,
  writePlace,
} from './stores/place.ts';
import { createWorkforce } from './stores/workforce.ts';
import { t } from './texts/app-texts.ts';

/** Runs the app: the shell's place, theme and language in, the page's moves out. */
function run(bridge: Bridge): void {
  const workforce = createWorkforce(createGateway(bridge));

  function move(place: Place): void {
    workforce.go(place);
    void bridge.navigation.push({ route: writePlace(place) });
  }

  async function openRoster(route: string): Promise<void> {
    try {
      await bridge.tabs.open({ app: 'personnel', route });
    } catch {
      await bridge.dialogs.message({ text: t('noRoster'), tone: 'warning' });
    }
  }

  const page = createWorkforcePage(workforce, {
    onMove: move,
    onRoster: (route) => void openRoster(route),
  });
  onMissingScript(() => void bridge.tabs.refresh());
  mirrorAppearance(bridge);
  bridge.context.subscribe(({ locale }) => {
    setLocale(locale);
    page.repaint();
    registerCharts(bridge);
  });
  document.body.replaceChildren(page.root);
  bridge.route.subscribe(({ route }) => {
    workforce.go(readPlace(route));
    page.point(readChart(route));
  });
  void bridge.ready();
}

/** Lets the search over the whole portal find each chart, in the language now in use. */
function registerCharts(bridge: Bridge): void {
  const titles: Readonly<Record<ChartName, string>> = {
    'head-count': t('headCount.title'),
    age: t('age.title'),
    movement: t('movement.title'),
    turnover: t('turnover.title'),
  };
  const items = chartNames.map((name) => ({ title: titles[name], route: chartRoute(name) }));
  bridge.search.register({ items }).catch(() => {});
}

try {
  run(await connect());
} catch {
  document.body.replaceChildren(wholePage(notConnectedState()));
}
