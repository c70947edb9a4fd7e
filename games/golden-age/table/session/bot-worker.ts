/** The web worker in which bots think, so that the page stays responsive. */
import { expose } from 'comlink';
import { answer, hurry, ready, weigh } from './bot-worker-handlers.ts';

const api = { ready, answer, hurry, weigh };
export type BotApi = typeof api;
expose(api);
