/** The versions of the rules that this server can play. A table goes on under the version it began with: docs/decisions/020. */
import { ENGINE_VERSION } from '@bb/golden-age/rules';
import { type Rules, rules } from './current-rules.ts';

export const VERSIONS: ReadonlyMap<string, Rules> = new Map([[ENGINE_VERSION, rules]]);
