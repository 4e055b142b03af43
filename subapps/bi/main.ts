import '#assets/atrium.css';
import { queryCohorts, querySurvival } from '#bridge/calls/prism/curves.ts';
import { mirrorAppearance } from '#bridge/guest/appearance.ts';
import { type Bridge, connect } from '#bridge/guest/connect.ts';
import { createGateway } from '#bridge/guest/gateway.ts';
import { setLocale } from '#ui/texts/locale.ts';
import { onMissingScript } from './charts/chart.ts';
import { exploreHost } from './explore-host.ts';
import { createCohortPage } from './pages/cohort.ts';
import { createExplorePage } from './pages/explore.ts';
import { createSurvivalPage } from './pages/survival.ts';
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
import { createStudy } from './stores/study.ts';
import { cohortPlace, isStudyRoute, readStudy, survivalPlace } from './stores/study-route.ts';
import { createWorkforce } from './stores/workforce.ts';
import { studyHost } from './study-host.ts';
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

  const { cohorts, cohortPage, survival, curves } = createStudies(bridge, gateway, organs);

  function show(page: HTMLElement): void {
    if (!page.isConnected) document.body.replaceChildren(page);
  }

  onMissingScript(() => void bridge.tabs.refresh());
  mirrorAppearance(bridge);
  bridge.context.subscribe(({ locale }) => {
    setLocale(locale);
    charts.repaint();
    explore.repaint();
    curves.repaint();
    registerPages(bridge);
  });
  bridge.route.subscribe(({ route }) => {
    if (isExploreRoute(route)) {
      show(explore.root);
      exploration.go(readQuestion(route));
      return;
    }
    if (isStudyRoute(cohortPlace, route)) {
      show(cohortPage);
      cohorts.go(readStudy(cohortPlace, route));
      return;
    }
    if (isStudyRoute(survivalPlace, route)) {
      show(curves.root);
      survival.go(readStudy(survivalPlace, route));
      return;
    }
    show(charts.root);
    workforce.go(readPlace(route));
    charts.point(readChart(route));
  });
  void bridge.ready();
}

/** The pages of retention, each with what it asks. */
function createStudies(
  bridge: Bridge,
  gateway: ReturnType<typeof createGateway>,
  organs: ReturnType<typeof createOrganSource>,
) {
  const cohorts = createStudy(gateway, organs, cohortPlace.first, (query, signal) =>
    gateway.call(queryCohorts, query, { signal }),
  );
  const survival = createStudy(gateway, organs, survivalPlace.first, (query, signal) =>
    gateway.call(querySurvival, query, { signal }),
  );
  const reach = { bridge, gateway };
  return {
    cohorts,
    survival,
    cohortPage: createCohortPage(cohorts, studyHost(reach, cohorts, cohortPlace, 'cohorts')),
    curves: createSurvivalPage(survival, studyHost(reach, survival, survivalPlace, 'survival')),
  };
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
