/** What a command of `bb` is made of, for any game: arguments, terminal, files, and batches of games. */
export { type BrokenGame, type Job, noEnd, orBroken } from './batch/job.ts';
export { type Plan, seedFor } from './batch/journal.ts';
export { type Batch, durationText, interruptible, runBatch } from './batch/run-batch.ts';
export { threadPool, type WorkerPool, workersIn } from './batch/worker-pool.ts';
export { checkComponents } from './check-components.ts';
export { checked } from './checked.ts';
export type { BotList, GameCommands, OptionList } from './game-commands.ts';
export { otherRulesText, type PlayedFile, playFile, readGame } from './play-file.ts';
export { Broken, legalPlayer, type Played, playGame } from './play-game.ts';
export { readJson } from './read-json.ts';
export type { MenuEntry, TableTalk, Talker } from './table-talk.ts';
export type { Terminal } from './terminal.ts';
export { processTerminal } from './terminal.ts';
export { table } from './text-table.ts';
export { BadUsage, botList, botsAt, type Command, Failure, OTHER_RULES, parse, playerCounts, wholeNumber } from './usage.ts';
export { alternating, BUILT_IN, checkVariations, combinationsOf, MAX_VARIATIONS, product, rotated } from './variations.ts';
export { writeRecord, writeRecordTo, writeText } from './write-record.ts';
