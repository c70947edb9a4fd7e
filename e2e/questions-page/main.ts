/** What the tests of this page call. */
import { measureChoices } from './choices.ts';
import { walkThroughTable } from './table.svelte.ts';

Object.assign(window, { measureChoices, walkThroughTable });
