import type { KyselyPlugin } from 'kysely';
import type { CallContext } from '#gateway/kernel/handler.ts';

/** Counts the statements a handler sends. */
export class StatementCounter {
  count = 0;

  /** The same context with a database that counts. */
  over(context: CallContext): CallContext {
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => {
        this.count += 1;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    return {
      ...context,
      database: context.database.withPlugin(plugin) as CallContext['database'],
    };
  }
}
