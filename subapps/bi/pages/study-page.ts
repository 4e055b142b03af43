import { locale } from '#ui/texts/locale.ts';
import { draw } from '../dom/draw.ts';
import { element } from '../dom/element.ts';
import { watch } from '../dom/watch.ts';
import { framedButton } from '../parts/controls.ts';
import { conditions } from '../parts/explore/conditions.ts';
import css from '../parts/explore/explore.module.css';
import { labelled, select } from '../parts/explore/select.ts';
import { organPicker } from '../parts/organ-picker.ts';
import { chartSkeleton, deniedState, failedState } from '../parts/state.ts';
import { type Study, type StudyQuery, withStudyOrgan } from '../stores/study.ts';
import { t } from '../texts/app-texts.ts';
import pageCss from './page.module.css';

/** What a page of retention asks of its surroundings. */
export interface StudyHost<Query> {
  readonly onAsk: (query: Query) => void;
  readonly onReset: () => void;
  readonly onDownload: (query: Query) => void;
}

/** One choice above the figures. */
export interface StudyChoice<Query> {
  readonly key: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: (query: Query) => string;
  readonly change: (query: Query, value: string) => Query;
}

/** What is particular to one of the pages. */
export interface StudyView<Query extends StudyQuery, Answer> {
  readonly study: Study<Query, Answer>;
  readonly host: StudyHost<Query>;
  readonly title: () => string;
  readonly choices: (query: Query) => readonly StudyChoice<Query>[];
  readonly result: (answer: Answer) => readonly (HTMLElement | false)[];
}

/** A page that asks how long people stay: where, of whom and how on top, the figures below. */
export function createStudyPage<Query extends StudyQuery, Answer>(
  view: StudyView<Query, Answer>,
): HTMLElement {
  const { study, host } = view;
  const picker = organPicker(study, (organId) =>
    host.onAsk(withStudyOrgan(study.asked.get(), organId)),
  );
  const chips = conditions(study.conditions, ({ where }) =>
    host.onAsk({ ...study.asked.get(), where }),
  );
  return element(
    'main',
    { class: pageCss.page },
    head(view),
    element('div', { class: css.scope }, picker, choices(view)),
    chips,
    result(view),
  );
}

function head<Query extends StudyQuery, Answer>({
  study,
  host,
  title,
}: StudyView<Query, Answer>): HTMLElement {
  const root = element('div', { class: pageCss.head });
  watch([study.answer, locale], () => {
    const acts =
      study.answer.get().state === 'ready'
        ? [
            framedButton(t('explore.reset'), host.onReset, 'refresh'),
            framedButton(
              t('explore.download'),
              () => host.onDownload(study.asked.get()),
              'download',
            ),
          ]
        : [];
    for (const [at, act] of acts.entries()) act.dataset.key = `act ${at}`;
    draw(
      root,
      element('h1', { class: pageCss.title }, title()),
      element('span', { class: pageCss.space }),
      ...acts,
    );
  });
  return root;
}

function choices<Query extends StudyQuery, Answer>(view: StudyView<Query, Answer>): HTMLElement {
  const { study, host } = view;
  const root = element('div', { class: css.settings });
  watch([study.asked, locale], () => {
    const now = study.asked.get();
    const fields = view
      .choices(now)
      .map(({ key, label, options, value, change }) =>
        labelled(label, (id) =>
          select({ id, key, value: value(now) }, options, (next) =>
            host.onAsk(change(study.asked.get(), next)),
          ),
        ),
      );
    draw(root, ...fields);
  });
  return root;
}

function result<Query extends StudyQuery, Answer>(view: StudyView<Query, Answer>): HTMLElement {
  const { answer } = view.study;
  const root = element('section', { class: css.result, tabindex: -1 });
  watch([answer, locale], () => {
    root.setAttribute('aria-label', t('explore.result'));
    const now = answer.get();
    if (now.state === 'loading') return draw(root, chartSkeleton());
    if (now.state === 'denied') return draw(root, deniedState());
    if (now.state === 'failed')
      return draw(
        root,
        failedState(now.words, () => void answer.retry()),
      );
    root.setAttribute('aria-busy', String(!now.fresh));
    draw(root, ...view.result(now.value));
  });
  return root;
}

/** How the figures are counted, under them. */
export function definition(name: string, words: string): HTMLElement {
  return element(
    'dl',
    { class: css.definition },
    element('dt', {}, name),
    element('dd', {}, words),
  );
}

/** What is to be known of the figures: their days, and how many are hidden. */
export function notes(...words: readonly (string | false)[]): HTMLElement {
  const lines = words.filter((one) => one !== false && one !== '');
  return element('p', { class: css.notes }, ...lines.map((one) => element('span', {}, one)));
}
