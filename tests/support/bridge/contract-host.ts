import { type AuditEntry, createAuditRing } from '#bridge/host/audit.ts';
import { connectGuest, type Guest } from '#bridge/host/guest.ts';
import { bindMethods } from '#bridge/host/handlers.ts';
import { createPipeline, type Pipeline } from '#bridge/host/pipeline.ts';
import { contractHandlers } from './contract-handlers.ts';

/** The shell's end of a bridge with the handlers of the contract suite. */
export interface ContractHost {
  readonly guest: Guest;
  readonly pipeline: Pipeline;
  audit(): readonly AuditEntry[];
  strikes(): number;
  /** How the frame was dropped, if it was. */
  dropped(): 'flood' | 'gone' | null;
}

/** The app may do everything but speak in dialogs. */
const granted = new Set(['session.token', 'permissions', 'tabs', 'navigation']);

/** Serves a port whose handshake is done. */
export function createContractHost(port: MessagePort): ContractHost {
  const audit = createAuditRing(10_000);
  const table = bindMethods(contractHandlers);
  let strikes = 0;
  let dropped: 'flood' | 'gone' | null = null;
  const onStrike = (): void => {
    strikes += 1;
  };
  const pipeline = createPipeline({
    table,
    caller: { app: 'sample', mountId: 'mount-1' },
    capabilities: granted,
    userId: () => 'u1',
    audit,
    onStrike,
  });
  const guest = connectGuest({
    port,
    pipeline,
    names: new Set(Object.keys(table)),
    onStrike,
    onFlood: () => {
      dropped = 'flood';
      guest.destroy();
    },
    onGone: () => {
      dropped = 'gone';
    },
  });
  return { guest, pipeline, audit: audit.entries, strikes: () => strikes, dropped: () => dropped };
}
