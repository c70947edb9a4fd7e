/** The lives of the pirates, by pirate, in our own words: history as far as it is known, and of two of them fiction. Fetched when somebody wants to read one. */
import { biographies as shared } from '@bb/common/text/biographies';
import type { PirateName } from '../../rules/index.ts';

export const biographies: Readonly<Record<PirateName, string>> = {
  ...shared,
  blood:
    'Peter Blood never lived: Rafael Sabatini invented him in 1922, and made him the best-loved pirate of them all. In the novel he is an Irish physician at Bridgwater who tends a wounded rebel in 1685 and is sold into slavery on Barbados for it. While Spaniards sack the town and lie drunk ashore, he and his fellow slaves row out, take their ship, and go buccaneering with a code of honor, against Spain by choice. Half of him is true. The surgeon Henry Pitman was transported just so after Monmouth’s rebellion, escaped in an open boat, and wrote it down; the raids owe much to Henry Morgan. Blood ends as governor of Jamaica.',
  misson:
    'Captain Misson stands in a History of the Pyrates of 1728, between men who were hanged for what they did, and he is most likely an invention from first to last. A French gentleman, it says, lost his faith in Rome to a friar named Caraccioli, his command to a broadside that killed every officer above him, and from then on sailed for liberty. His flag was white. He freed the slaves he found aboard prizes and took them into his crew. On Madagascar he founded Libertalia, where money was common, quarrels were talked out, and Thomas Tew was admiral. The neighbors burned it in a night. No record outside the book knows the man, the ship or the town.',
  portugues:
    'Bartolomeu Português is known from Exquemelin, who was a buccaneer’s surgeon himself. About 1662 he came to Jamaica with four small guns and thirty men, and off Cuba he twice boarded a great Spaniard until she was his, with cacao and seventy thousand pieces of eight. Three other Spaniards took it all back within days. In Campeche a gallows was put up for him overnight; he stabbed his guard, floated ashore on two wine jars, for he could not swim, and walked through the mangroves for a fortnight. With twenty men he came back and cut the same ship out of the harbor. She struck a reef off the Isle of Pines. He had no luck again, and died poor.',
};
