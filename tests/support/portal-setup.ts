import { builtPortal, seededData } from './portal.ts';

/** Builds the portal and its demo before the first file, or the first two would each do so at once. */
export async function setup(): Promise<void> {
  await builtPortal();
  await seededData();
}
