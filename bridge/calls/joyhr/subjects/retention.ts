import { defineSubject, inBoth } from '../../prism/define.ts';
import { employmentType, gender, grade, organ } from '../../prism/dimensions.ts';
import { reportFunctions } from '../../prism/functions.ts';
import { personnelFunctions } from '../functions.ts';
import { leftReason } from './movement.ts';

/** How long people stay. It has curves in the place of measures: who may ask is who may ask about movement. */
export const retentionSubject = defineSubject({
  name: 'retention',
  words: inBoth('留存分析', 'Retention'),
  clock: 'flow',
  functionId: reportFunctions['figures.movement'],
  rowsFunctionId: personnelFunctions.changes,
  dimensions: { organ, employmentType, gender, grade, reason: leftReason },
  columns: {},
  measures: {},
});
