import { trainingBinding } from './elephantstep/subject.ts';
import { contractBinding } from './joyhr/subjects/contracts.ts';
import { establishmentBinding } from './joyhr/subjects/establishment.ts';
import { headcountBinding } from './joyhr/subjects/headcount.ts';
import { movementBinding } from './joyhr/subjects/movement.ts';
import { hiredBinding, serviceBinding } from './joyhr/subjects/retention.ts';
import { attendanceBinding } from './kaoqin/subject.ts';
import { dispatchBinding } from './outsourcing/subject.ts';
import { performanceBinding } from './performance/subject.ts';
import type { SubjectBinding } from './prism/bind.ts';
import { recruitBinding } from './recruit/subject.ts';
import { payBinding } from './salary/subject.ts';
import { leaveBalanceBinding, leaveBinding } from './vacation/subjects.ts';
import { approvalBinding } from './workflow/subject.ts';

/** Every subject that figures can be asked of, by its name, in the order of the catalogue. */
export const bindings: ReadonlyMap<string, SubjectBinding> = new Map(
  [
    headcountBinding,
    movementBinding,
    establishmentBinding,
    contractBinding,
    attendanceBinding,
    leaveBinding,
    leaveBalanceBinding,
    payBinding,
    recruitBinding,
    trainingBinding,
    performanceBinding,
    dispatchBinding,
    approvalBinding,
  ].map((binding) => [binding.subject.name, binding]),
);

/** What curves of retention are made from: the joiners, and the time of service that was watched. */
export const retentionBindings = { hired: hiredBinding, service: serviceBinding } as const;
