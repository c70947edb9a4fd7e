/** The games that the page offers: another game is added here, and nowhere else in the page. */
import { goldenAgeTable } from '@bb/golden-age/table';

/** All tables are of this game, until a table says which it is of. */
export const game = goldenAgeTable;
