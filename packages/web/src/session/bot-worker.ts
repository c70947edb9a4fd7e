/** The web worker in which bots think, so that the page stays responsive. */
import { expose } from 'comlink';
import { answer, hurry, weigh } from './bot-worker-handlers.ts';

const api = { answer, hurry, weigh, ready: (): boolean => true };
export type BotApi = typeof api;
expose(api);
