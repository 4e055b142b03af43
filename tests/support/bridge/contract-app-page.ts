/** The app's page of the contract suite. */
import { connect } from '#bridge/guest/connect.ts';
import { type ContractApp, createContractApp } from './contract-app.ts';

declare global {
  interface Window {
    app: Promise<ContractApp>;
  }
}

window.app = createContractApp(connect);
