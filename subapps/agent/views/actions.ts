import type * as z from 'zod/mini';
import type { agentPlace } from '#bridge/calls/agent/events.ts';
import type { Turn } from '../stores/turns.ts';

/** A place of the portal. */
export type PortalPlace = z.output<typeof agentPlace>;

/** What the person can do on the page. */
export interface ChatActions {
  readonly ask: (text: string) => void;
  readonly stop: () => void;
  readonly open: (conversationId: string | null) => void;
  readonly remove: (conversationId: string | null, title: string) => void;
  readonly visit: (place: PortalPlace) => void;
  readonly confirm: (draftId: string) => void;
  readonly rate: (turnId: string, rating: Turn['rating'], reason?: string) => void;
  readonly again: () => void;
}
