/** `npm run tables`: writes the interfaces of tables in gateway/db/*-tables.ts from the migrated catalogue. */
import { ensureInstalled, runPinned } from '../../gateway/launch/install.mjs';

ensureInstalled();
runPinned(['tests/tables/main.ts']);
