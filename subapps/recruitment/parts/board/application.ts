import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { applicationDetail } from '#bridge/calls/recruit/board.ts';

/** An application as the gateway sends it. */
export type Application = ResultOf<typeof applicationDetail>;
/** Its offer. */
export type Offer = NonNullable<Application['offer']>;
/** One of its interviews. */
export type Interview = Application['interviews'][number];
