import '../../entry/shared-chunks.ts';
// Named as a whole, what is loaded already stays in the chunks it is in: for a few parts of it the bundler would cut
// them in two, and the sign-in page would pay for that.
import '../../pages/portal/portal.tsx';

export { AttachedMenu, ContextMenu } from '#ui/parts/menu.tsx';
