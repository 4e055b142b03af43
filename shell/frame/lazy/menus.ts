export { AttachedMenu, ContextMenu } from '#ui/parts/menu.tsx';
