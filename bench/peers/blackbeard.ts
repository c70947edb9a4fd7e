/** Random play of our own game, in decisions. */
import { goldenAge } from '@bb/golden-age/rules';
import { chance, newGameOf, playOn } from '../measures.ts';
import { compete } from './compete.ts';

const GAMES = 20;
const pick = chance(2008);

compete(() => {
  let decisions = 0;
  for (let i = 0; i < GAMES; i++) decisions += playOn(goldenAge, newGameOf(goldenAge), pick);
  return decisions;
});
