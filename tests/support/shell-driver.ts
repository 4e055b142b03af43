/** What a test loads into the page of the real shell to drive it: it shares the page's modules, and no page asks for it. */
import { createShellStage } from '#shell/mock-host/shell-stage.ts';

/** Makes this page one that the conformance suite drives, around one of its apps. */
export function driveShell(app: string, route: string): void {
  window.stage = createShellStage(app, route);
}
