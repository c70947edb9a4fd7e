/** The page *About this game*. */
export const about = {
  unofficial:
    'This is an unofficial digital edition, by players for players, of the card-driven pirate board game published in 2008. It has no connection with the publisher or the designer. Rules are facts; all words, pictures and code here are our own.',
  credits: 'Credits',
  creditCoast: 'Coastlines: Natural Earth, public domain, via world-atlas.',
  creditType: 'Type: EB Garamond, IM Fell English and IM Fell English SC, Pirata One, all under the SIL Open Font License 1.1.',
  creditIcons: (authors: string, licence: string) => `Icons: game-icons.net, by ${authors}, under ${licence}.`,
  creditTools: 'Made with Svelte, Vite, Comlink, idb, noble and SimpleWebAuthn.',
  keeping: 'Your data',
  keepingText:
    'Games on this screen and settings are saved in this browser and nowhere else: the page sends none of them and counts no visitors. Online tables, and your name there, are stored by the server. To take a game to another device, download it as a file and import it there.',
  version: (version: string) => `Version ${version}. Code license: MIT.`,
};
