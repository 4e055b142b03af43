import '#assets/atrium.css';
import { mirrorAppearance } from '#bridge/guest/appearance.ts';
import { type Bridge, connect } from '#bridge/guest/connect.ts';
import { createGateway } from '#bridge/guest/gateway.ts';
import { setLocale } from '#ui/texts/locale.ts';
import { onMissingScript } from './charts/chart.ts';
import { exploreHost } from './explore-host.ts';
import { createExplorePage } from './pages/explore.ts';
import { createWorkforcePage } from './pages/workforce.ts';
import { notConnectedState, wholePage } from './parts/state.ts';
import { createExploration } from './stores/exploration.ts';
import { createOrganSource } from './stores/organ-source.ts';
import {
  type ChartName,
  chartNames,
  chartRoute,
  type Place,
  readChart,
  readPlace,
  writePlace,
} from './stores/place.ts';
import { explorePath, isExploreRoute, readQuestion } from './stores/question.ts';
import { cohortPlace, survivalPlace } from './stores/study-route.ts';
import { createWorkforce } from './stores/workforce.ts';
import { createStudyPages } from './study-pages.ts';
import { t } from './texts/app-texts.ts';

/** Runs the app: the shell's place, theme and language in, the page's moves out. */
function run(bridge: Bridge): void {
  const gateway = createGateway(bridge);
  const organs = createOrganSource(gateway);
  const workforce = createWorkforce(gateway, organs);
  const exploration = createExploration(gateway, organs);

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

  const charts = createWorkforcePage(workforce, {
    onMove: move,
    onRoster: (route) => void openRoster(route),
  });
  const explore = createExplorePage(exploration, exploreHost(bridge, gateway, exploration));
  const studies = createStudyPages(bridge, gateway, organs);

  function show(page: HTMLElement): void {
    if (!page.isConnected) document.body.replaceChildren(page);
  }

  onMissingScript(() => void bridge.tabs.refresh());
  mirrorAppearance(bridge);
  bridge.context.subscribe(({ locale }) => {
    setLocale(locale);
    charts.repaint();
    explore.repaint();
    studies.repaint();
    registerPages(bridge);
  });
  bridge.route.subscribe(({ route }) => {
    if (isExploreRoute(route)) {
      show(explore.root);
      exploration.go(readQuestion(route));
      return;
    }
    const study = studies.open(route);
    if (study) {
      show(study);
      return;
    }
    show(charts.root);
    workforce.go(readPlace(route));
    charts.point(readChart(route));
  });
  void bridge.ready();
}

/** Lets the search over the whole portal find each chart and the other pages, in the language now in use. */
function registerPages(bridge: Bridge): void {
  const titles: Readonly<Record<ChartName, string>> = {
    'head-count': t('headCount.title'),
    age: t('age.title'),
    movement: t('movement.title'),
    turnover: t('turnover.title'),
  };
  const items = [
    ...chartNames.map((name) => ({ title: titles[name], route: chartRoute(name) })),
    { title: t('explore.title'), route: explorePath },
    { title: t('cohort.title'), route: cohortPlace.path },
    { title: t('survival.title'), route: survivalPlace.path },
  ];
  bridge.search.register({ items }).catch(() => {});
}

try {
  run(await connect());
} catch {
  document.body.replaceChildren(wholePage(notConnectedState()));
}
