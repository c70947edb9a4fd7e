/** Bots think here, off the page's thread. */
import { expose } from 'comlink';
import { answer, hurry, weigh } from './bot-thoughts.ts';

const api = { answer, hurry, weigh, ready: (): boolean => true };
export type BotApi = typeof api;
expose(api);
