import { queryCohorts, querySurvival } from '#bridge/calls/prism/curves.ts';
import type { Bridge } from '#bridge/guest/bridge.ts';
import type { Gateway } from '#bridge/guest/gateway.ts';
import { createCohortPage } from './pages/cohort.ts';
import { createSurvivalPage } from './pages/survival.ts';
import type { OrganSource } from './stores/organ-source.ts';
import { createStudy } from './stores/study.ts';
import { cohortPlace, isStudyRoute, readStudy, survivalPlace } from './stores/study-route.ts';
import { studyHost } from './study-host.ts';

/** The pages of retention; `repaint` is asked for after the theme changed. */
export interface StudyPages {
  /** Asks the question of a route and returns its page; undefined for a route of another page. */
  open(route: string): HTMLElement | undefined;
  repaint(): void;
}

/** Makes both pages over the app's gateway client. */
export function createStudyPages(
  bridge: Bridge,
  gateway: Gateway,
  organs: OrganSource,
): StudyPages {
  const cohorts = createStudy(gateway, organs, cohortPlace.first, (query, signal) =>
    gateway.call(queryCohorts, query, { signal }),
  );
  const survival = createStudy(gateway, organs, survivalPlace.first, (query, signal) =>
    gateway.call(querySurvival, query, { signal }),
  );
  const reach = { bridge, gateway };
  const table = createCohortPage(cohorts, studyHost(reach, cohorts, cohortPlace, 'cohorts'));
  const curves = createSurvivalPage(
    survival,
    studyHost(reach, survival, survivalPlace, 'survival'),
  );
  return {
    open(route) {
      if (isStudyRoute(cohortPlace, route)) {
        cohorts.go(readStudy(cohortPlace, route));
        return table;
      }
      if (!isStudyRoute(survivalPlace, route)) return undefined;
      survival.go(readStudy(survivalPlace, route));
      return curves.root;
    },
    repaint: curves.repaint,
  };
}
