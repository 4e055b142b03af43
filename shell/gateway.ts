/** The shell's own client of the gateway. Its credential is the session cookie, which scripts never see. */
import { ofetch } from 'ofetch';
import type { Answer } from '#bridge/calls/kit/answer.ts';
import { codeNameOf } from '#bridge/calls/kit/codes.ts';
import type { AnyCall, RequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { clientHeaders, tenantHeader } from '#bridge/calls/kit/headers.ts';
import {
  encodeCall,
  GatewayError,
  sendAgainWhenBusy,
  transportError,
} from '#bridge/calls/kit/send.ts';
import { locale } from '#ui/texts/locale.ts';

export { GatewayError } from '#bridge/calls/kit/send.ts';

/** The three codes that concern the whole page, whichever call met them (specification §4). */
export const globalFailures = ['loginInvalid', 'permissionChanged', 'accountChanged'] as const;

/** One failure that concerns the whole page. */
export type GlobalFailure = (typeof globalFailures)[number];

/** What the client needs of the shell around it. */
export interface GatewaySurroundings {
  /** Company the page was drawn for; the gateway refuses when the session has moved to another one meanwhile. */
  readonly tenantId: () => string | undefined;
  /** Called for every failure that the whole page must react to, before the caller gets it. */
  readonly onGlobalFailure: (failure: GlobalFailure) => void;
}

let surroundings: GatewaySurroundings = {
  tenantId: () => undefined,
  onGlobalFailure: () => undefined,
};

/** Tells the client which company the page shows, and who reacts to failures that concern the whole page. */
export function surroundGateway(next: GatewaySurroundings): void {
  surroundings = next;
}

/** Speaks one call; returns its result or throws a `GatewayError` whose words can be shown. */
export async function callGateway<Definition extends AnyCall>(
  definition: Definition,
  request: RequestOf<Definition>,
  signal?: AbortSignal,
): Promise<ResultOf<Definition>> {
  return sendAgainWhenBusy(definition, signal, async () =>
    read(definition, await send(definition, request, { signal }), surroundings.onGlobalFailure),
  );
}

/** The same for what no one waits for: it may outlive the page, and no failure of it is shown. */
export async function tellGateway<Definition extends AnyCall>(
  definition: Definition,
  request: RequestOf<Definition>,
): Promise<ResultOf<Definition>> {
  return read(definition, await send(definition, request, { keepalive: true }));
}

function read<Definition extends AnyCall>(
  definition: Definition,
  answer: Answer<unknown>,
  onGlobalFailure?: GatewaySurroundings['onGlobalFailure'],
): ResultOf<Definition> {
  const code = Number(answer.code);
  const name = codeNameOf(definition, code) ?? 'unknown';
  // The gateway reads its own result schema before it answers; reading it once more here would cost the sign-in page
  // the weight of the schemas and find nothing.
  if (name === 'ok') return answer.result as ResultOf<Definition>;
  const global = globalFailures.find((failure) => failure === name);
  if (global && !isQuiet(definition)) onGlobalFailure?.(global);
  throw new GatewayError(name, { ...answer, code });
}

// The check before every navigation is rejected without a dialog (specification §4): the guard reacts to it.
function isQuiet(definition: AnyCall): boolean {
  return definition.path.includes('hasPermissionMark');
}

async function send(
  definition: AnyCall,
  request: unknown,
  {
    signal,
    keepalive,
  }: { readonly signal?: AbortSignal | undefined; readonly keepalive?: boolean },
): Promise<Answer<unknown>> {
  const { address, body, type } = encodeCall(definition, request);
  const tenantId = surroundings.tenantId();
  try {
    const answer = await ofetch<Answer<unknown>>(address, {
      method: definition.method,
      credentials: 'same-origin',
      headers: {
        Accept: 'application/json',
        'Accept-Language': locale.get(),
        ...clientHeaders,
        ...(type && { 'Content-Type': type }),
        ...(tenantId && { [tenantHeader]: tenantId }),
      },
      body,
      timeout: definition.timeout,
      retry: 0,
      responseType: 'json',
      // Errors travel as answers with their own status; their code says more than the status does.
      ignoreResponseError: true,
      ...(signal && { signal }),
      ...(keepalive && { keepalive }),
    });
    if (typeof answer === 'object' && answer !== null) return answer;
  } catch (cause) {
    if (signal?.aborted) throw new GatewayError('cancelled');
    throw transportError(isTimeout(cause) ? 'timeout' : 'network', locale.get());
  }
  throw transportError('network', locale.get());
}

function isTimeout(cause: unknown): boolean {
  const reason = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  return reason instanceof Error && reason.name === 'TimeoutError';
}
