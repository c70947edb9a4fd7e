/** What checks a save, apart from the rest of the engine: no table needs it but one that begins from a position. */
export { load } from '@bb/engine';
