/** The page *About this game*. */
export const about = {
  unofficial:
    'These are unofficial digital versions, by players for players, of published pirate board games. They have no connection with the publishers or the designers. Rules are facts; all words, pictures and code here are our own.',
  credits: 'Credits',
  creditCoast: 'Coastlines: Natural Earth, public domain, via world-atlas.',
  creditType: 'Type: EB Garamond, IM Fell English and IM Fell English SC, Pirata One, all under the SIL Open Font License 1.1.',
  creditIcons: (authors: string, license: string) => `Icons: game-icons.net, by ${authors}, under ${license}.`,
  creditTools: 'Made with Svelte, Vite, Comlink, idb, noble and SimpleWebAuthn.',
  keeping: 'Your data',
  keepingText:
    'Your settings, and games on this screen, are saved in this browser and nowhere else: the site does not send them anywhere, and counts no visitors. Online tables, and the name you use there, are stored on the server. To move a game to another device, download it as a file and import it there.',
  version: (edition: string, version: string) => `${edition}: version ${version} of the rules`,
  license: 'Code license: MIT.',
};
