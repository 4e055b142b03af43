/** What the engine knows of the company while it goes on with one approval. */
import { uuid7 } from '#gateway/db/uuid7.ts';
import { readDirectory } from './directory.ts';
import type { World } from './engine/state.ts';
import type { PeopleContext } from './people.ts';
import { organIn } from './record-form.ts';
import type { LoadedApproval } from './store.ts';

/** Everything the engine needs to go on with an approval. */
export async function worldOf(
  context: PeopleContext,
  { row, state, route }: LoadedApproval,
): Promise<World> {
  const directory = await readDirectory(context, route, {
    starter: state.starter,
    subjectEmployment: row.subject_employment,
    organ: row.subject_employment === null ? organIn(state.values) : null,
    values: state.values,
  });
  return { route, directory, newId: () => uuid7() };
}
