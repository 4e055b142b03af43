import { registryFunctions } from '#bridge/calls/registry/functions.ts';
import { onlyOperatorsWith } from '../uac/operators.ts';

/** Operators only: an app of a vendor that an operator opens must not approve itself with the operator's rights. */
export const onlyOperators = onlyOperatorsWith(registryFunctions.apps);
