import { withOrgan } from '#ui/figures/prompts.ts';
import type { FigureQuery } from '#ui/figures/types.ts';
import { locale } from '#ui/texts/locale.ts';
import { draw } from '../dom/draw.ts';
import { element } from '../dom/element.ts';
import { watch } from '../dom/watch.ts';
import { framedButton } from '../parts/controls.ts';
import { conditions } from '../parts/explore/conditions.ts';
import css from '../parts/explore/explore.module.css';
import { fieldsPane } from '../parts/explore/fields.ts';
import { result } from '../parts/explore/result.ts';
import { settings } from '../parts/explore/settings.ts';
import type { ResultHost } from '../parts/explore/shown.ts';
import { organPicker } from '../parts/organ-picker.ts';
import type { Exploration } from '../stores/exploration.ts';
import { t } from '../texts/app-texts.ts';
import pageCss from './page.module.css';

/** What the page asks of its surroundings. */
export interface ExploreHost extends ResultHost {
  readonly onReset: () => void;
  /** Begins a report with the question. */
  readonly onSave: (query: FigureQuery) => void;
  readonly onDownload: (query: FigureQuery) => void;
}

/** The page in the document; `repaint` is asked for after the theme changed. */
export interface ExplorePage {
  readonly root: HTMLElement;
  repaint(): void;
}

/** Explores figures: what is asked at the left, where and when on top, the answer below. */
export function createExplorePage(exploration: Exploration, host: ExploreHost): ExplorePage {
  const answer = result(exploration, host);
  const picker = organPicker(exploration, (organId) => {
    const query = exploration.query.get();
    if (query) host.onAsk(withOrgan(query, organId ?? null));
  });
  const root = element(
    'main',
    { class: pageCss.page },
    head(exploration, host),
    element(
      'div',
      { class: css.panes },
      fieldsPane(exploration, host.onAsk),
      element(
        'div',
        { class: css.canvas },
        element('div', { class: css.scope }, picker, settings(exploration, host.onAsk)),
        conditions(exploration, host.onAsk),
        answer.root,
      ),
    ),
  );
  return { root, repaint: answer.repaint };
}

function head({ figures, query }: Exploration, host: ExploreHost): HTMLElement {
  const root = element('div', { class: pageCss.head });
  watch([figures, query, locale], () => {
    const asked = query.get();
    const isReady = figures.get().state === 'ready' && asked !== undefined;
    const acts = isReady
      ? [
          framedButton(t('explore.reset'), host.onReset, 'refresh'),
          framedButton(t('explore.download'), () => host.onDownload(asked), 'download'),
          framedButton(t('explore.save'), () => host.onSave(asked), 'document'),
        ]
      : [];
    for (const [at, act] of acts.entries()) act.dataset.key = `act ${at}`;
    draw(
      root,
      element('h1', { class: pageCss.title }, t('explore.title')),
      element('span', { class: pageCss.space }),
      ...acts,
    );
  });
  return root;
}
