/** The rules that this server can play, by their version. Tables go on under those they began with: docs/decisions/020. */
import { ENGINE_VERSION } from '@bb/engine';
import { type Rules, rules } from './today.ts';

export const VERSIONS: ReadonlyMap<string, Rules> = new Map([[ENGINE_VERSION, rules]]);
