import type { ResultOf } from '#bridge/calls/kit/define.ts';
import {
  appRequestStates,
  previewAppRequest,
  startAppRequest,
} from '#bridge/calls/workflow/app-requests.ts';
import { type Handlers, refuse } from '#bridge/host/handlers.ts';
import { appMethods, shellMethods } from '#bridge/methods/index.ts';
import { callGateway, GatewayError } from '../../gateway.ts';
import { askConfirm, dialog, hasDialog } from '../../stores/dialogs/dialogs.ts';
import { news } from '../../stores/work/messages.ts';
import { t } from '../../texts/shell-texts.ts';
import { questionsLeft } from '../dialogs/dismiss.ts';
import { everyMount, isInFront } from '../frames/pool.ts';
import { clickedNow } from '../keyboard/click.ts';
import type { AppCaller } from './caller.ts';

type State = ResultOf<typeof appRequestStates>[number];

/** Requests that apps started or asked about here and that are still under way, by app. */
const watched = new Map<string, Map<string, State>>();

/** Requests of one app that are watched at once. */
const mostWatched = 50;

export const approvalsHandlers: Handlers<AppCaller>['approvals'] = {
  async start({ kind, values }, caller, signal) {
    // Without a press of the person an app could put the question before somebody who types.
    if (!mayAsk(caller) || clickedNow(caller) === undefined) return refuse('busy');
    const { app } = caller;
    try {
      const seen = await callGateway(previewAppRequest, { app, kind, values }, signal);
      if (signal.aborted || !mayAsk(caller)) return refuse('busy');
      const answer = await askConfirm(questionOf(caller, seen), signal);
      await questionsLeft();
      if (answer !== 'ok') return { outcome: 'cancelled' };
      const { formId, version } = seen;
      const requestKey = crypto.randomUUID();
      const sent = await callGateway(startAppRequest, {
        app,
        formId,
        version,
        values,
        requestKey,
      });
      watch(app, [sent]);
      return { outcome: 'sent', request: sent };
    } catch (cause) {
      if (!(cause instanceof GatewayError)) throw cause;
      if (cause.codeName === 'notFound') return refuse('notFound');
      const fields = cause.fields?.map(({ path, issue }) => ({ path, issue }));
      return { outcome: 'refused', code: cause.codeName, ...(fields && { fields }) };
    }
  },
  async states({ approvalIds }, { app }) {
    try {
      const requests = await callGateway(appRequestStates, { app, approvalIds });
      watch(app, requests);
      return { requests };
    } catch (cause) {
      if (!(cause instanceof GatewayError)) throw cause;
      return refuse('busy');
    }
  },
};

function mayAsk(caller: AppCaller): boolean {
  return isInFront(caller) && !hasDialog(caller.app) && dialog.get() === null;
}

/** A value on one line: what an app sends must not look like another line of the question. */
const flat = (value: string) => value.replaceAll(/\s*[\r\n\v\f\u0085\u2028\u2029]+\s*/g, ' ⏎ ');

/** What the person is asked: every word of it is the gateway's or the portal's, but for what they would send. */
function questionOf(
  { app, mountId }: AppCaller,
  { name, lines }: ResultOf<typeof previewAppRequest>,
) {
  const said = lines.map(({ label, value }) =>
    t('app.request.line', { label, value: flat(value) }),
  );
  return {
    ...({ speaker: { app, mountId }, tone: 'normal', readOnly: false, immediate: false } as const),
    hideClose: false,
    hideFoot: false,
    title: t('app.request.title', { name }),
    text: [t('app.request.text'), '', ...said].join('\n'),
    okText: t('app.request.ok'),
  };
}

function watch(app: string, states: readonly State[]): void {
  const known = watched.get(app) ?? new Map<string, State>();
  for (const state of states) {
    if (state.status === 'running' || state.status === 'returned')
      known.set(state.approvalId, state);
  }
  watched.set(app, new Map([...known].slice(-mostWatched)));
}

/** Tells apps what became of their requests, whenever something came for the person; returns how to stop. */
export function pushRequests(): () => void {
  const stop = news.listen(() => {
    for (const app of [...watched.keys()]) void tellApp(app);
  });
  return () => {
    stop();
    watched.clear();
  };
}

/** Where the app could hear of its requests now. */
const listening = (app: string) =>
  everyMount().filter(
    (mount) => mount.app.code === app && mount.granted.includes(shellMethods.approvals.start.name),
  );

async function tellApp(app: string): Promise<void> {
  const approvalIds = [...(watched.get(app)?.keys() ?? [])];
  // An app that is closed asks for its requests when it is opened.
  if (approvalIds.length === 0 || listening(app).length === 0) return;
  const states = await callGateway(appRequestStates, { app, approvalIds }).catch(() => []);
  for (const state of states) {
    // What is watched may have changed while the gateway was asked.
    const known = watched.get(app);
    const before = known?.get(state.approvalId);
    if (before === undefined || before.status === state.status) continue;
    known?.delete(state.approvalId);
    watch(app, [state]);
    for (const mount of listening(app)) mount.tell(appMethods.requestChanged, state);
  }
}
