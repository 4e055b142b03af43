/**
 * Begins the handshake while the scripts of the page are still on their way. The build writes it as one line, which
 * is in the page itself, before everything that has to be loaded: the context is there when the app's script is.
 */
import { sayHello } from './handshake.ts';

if (parent !== window) globalThis.atriumOpened = sayHello();
