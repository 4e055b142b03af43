import { writeAsked } from '#bridge/calls/prism/asked.ts';
import { exportFigures } from '#bridge/calls/prism/query.ts';
import { readAppPlace } from '#bridge/guest/app-place.ts';
import type { Bridge } from '#bridge/guest/bridge.ts';
import { type Gateway, GatewayError } from '#bridge/guest/gateway.ts';
import type { FigureQuery } from '#ui/figures/types.ts';
import type { ExploreHost } from './pages/explore.ts';
import type { Exploration } from './stores/exploration.ts';
import { type Question, writeQuestion } from './stores/question.ts';
import { t } from './texts/app-texts.ts';

/** What the exploring page does in the portal: it moves, opens lists and reports, and saves files. */
export function exploreHost(
  bridge: Bridge,
  gateway: Gateway,
  exploration: Exploration,
): ExploreHost {
  function move(question: Question): void {
    exploration.go(question);
    void bridge.navigation.push({ route: writeQuestion(question) });
  }

  async function open(app: string, route: string, refused: string): Promise<void> {
    try {
      await bridge.tabs.open({ app, route });
    } catch {
      await bridge.dialogs.message({ text: refused, tone: 'warning' });
    }
  }

  async function download(query: FigureQuery): Promise<void> {
    try {
      const { blob, filename } = await gateway.download(exportFigures, {
        query,
        title: t('explore.title'),
        format: 'xlsx',
      });
      const name = filename ?? `${t('explore.title')}.xlsx`;
      const { saved } = await bridge.files.save({ file: new File([blob], name) });
      if (saved) {
        await bridge.dialogs.message({ text: t('explore.saved', { name }), tone: 'success' });
      }
    } catch (cause) {
      const text = cause instanceof GatewayError ? cause.words : t('state.failed');
      await bridge.dialogs.message({ text, tone: 'error' });
    }
  }

  return {
    onAsk: (query) => move({ query, show: exploration.show.get() }),
    onShow: (show) => move({ query: exploration.query.get(), show }),
    onReset: () => move({ query: undefined, show: 'bar' }),
    onDrill: (place) => {
      const target = readAppPlace(place);
      if (target !== null) void open(target.app, target.route, t('explore.noList'));
    },
    onSave: (query) => {
      const asked = new URLSearchParams();
      writeAsked(asked, query);
      void open('report', `/reports/new?${asked}`, t('explore.noReport'));
    },
    onDownload: (query) => void download(query),
  };
}
