/**
 * Everything of the app's end under one name, `Atrium`, for pages that load it by a script tag: the build writes it as
 * one file, `/bridge/v1/bridge.js` of the static host. The number is that of the handshake; within it nothing is taken away.
 */
export { mirrorAppearance } from './appearance.ts';
export { BridgeError, connect } from './connect.ts';
export { createGateway, GatewayError } from './gateway.ts';
export { runJob } from './jobs.ts';
