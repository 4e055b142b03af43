/** A program of a person, as far as it has come in: who it works for, and within what. */
import type { Locale } from '#bridge/calls/kit/words.ts';
import type { Rights } from '#gateway/kernel/rights.ts';
import type { GatewayServices } from '../../services.ts';
import type { AgentSettings } from '../settings.ts';
import type { Desk } from '../tools/tool.ts';
import type { Asker } from '../turn/turn-rows.ts';

/** What serves the requests of a program. */
export interface Program {
  readonly asker: Asker;
  readonly scope: 'read' | 'propose';
  /** The language of the person. */
  readonly locale: Locale;
  readonly rights: Rights;
  readonly settings: AgentSettings;
  /** The product's calls, served with the rights of the person. */
  readonly desk: Desk;
  readonly services: Pick<GatewayServices, 'database' | 'portalOrigin'>;
  /** Ends with the line to the program, and with its time. */
  readonly signal: AbortSignal;
  now(): Date;
  /** Writes a fault of ours to the log. */
  onFault(error: unknown): void;
}
