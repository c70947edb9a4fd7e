/**
 * Each file of page tests waits at its end for the modules that it still fetches.
 *
 * Files of one worker share their modules. One that is still fetched when the file's environment goes away stays broken for all files after it.
 */
import { afterAll, vi } from 'vitest';

afterAll(() => vi.dynamicImportSettled());
