/** The lives of the pirates, by pirate: history as far as it is known, in our own words. Fetched when somebody wants to read one. */
import { biographies as shared } from '@bb/common/text/biographies';
import type { PirateName } from '@bb/golden-age/rules';

export const biographies: Readonly<Record<PirateName, string>> = {
  ...shared,
  bellamy:
    'Samuel Bellamy, probably a Devon man, came to America about 1715 and to the Spanish treasure wrecks off Florida, where he found little. He learned piracy under Hornigold, whose men chose him in his place because he would rob English ships too. In little more than a year he took over fifty vessels, mostly without a fight, and was remembered as generous to those he robbed. In February 1717 he took the slave ship Whydah, new and loaded with gold and silver. On 26 April a storm drove her ashore on Cape Cod. Bellamy drowned with all but two aboard. The wreck was found in 1984.',
  hornigold:
    'Benjamin Hornigold began in 1713 with canoes out of New Providence and became the first man of its pirates: Teach sailed in his crew, and Bellamy joined him. He held himself a patriot who robbed only Spaniards and Frenchmen. His men saw no sense in that, and in 1716 most of them voted him out. When Woodes Rogers came as governor in 1718, Hornigold met him with a guard of honor and took the pardon. Rogers made him a hunter of pirates: he failed to find Vane but brought in others, who were hanged. In 1719 or soon after he was lost on a reef on a voyage to the west.',
};
