import { defineFunctions } from '../kit/functions.ts';

/** The functions of rosters besides those of their patterns: to see them, to draw them up, to publish and lock them, and the own one. */
export const schedulingFunctions = /* @__PURE__ */ defineFunctions('scheduling', [
  'mine',
  'rosters',
  'rosters.edit',
  'rosters.publish',
]);

const desk = [
  schedulingFunctions.rosters,
  schedulingFunctions['rosters.edit'],
  schedulingFunctions['rosters.publish'],
] as const;

/** Of those, what an employee needs, and who draws up rosters: for a department, or for all. */
export const schedulingRoles = { own: [schedulingFunctions.mine], desk } as const;
