/** The games of the page. Another game is an entry here, and nowhere else in the page. */
import { classicTable } from '@bb/classic/table';
import { goldenAgeTable } from '@bb/golden-age/table';
import { landfallTable } from '@bb/landfall/table';
import { type GameTable, listed } from '@bb/table-kit/game-table.ts';

/** The first is the one that a new visitor is offered. */
export const GAMES: readonly GameTable[] = [listed(goldenAgeTable), listed(classicTable), listed(landfallTable)];
