/** The words of the game, for a glossary. Each names the rule that tells more. */
interface Term {
  readonly word: string;
  readonly meaning: string;
  readonly rule: string;
}

export const TERMS: readonly Term[] = [
  { word: 'Action card', meaning: 'names the next player, an event, or the outcome of a search, a capture or a wound', rule: 'C22' },
  { word: 'Attack history', meaning: 'the nations that a pirate has attacked, whose ports are closed to him', rule: 'C9.4' },
  { word: 'Booty', meaning: 'what lies in the holds; worth nothing before it is sold', rule: 'C12.5' },
  { word: 'Careening', meaning: 'cleaning a ship’s bottom, which restores its Speed', rule: 'C15' },
  { word: 'Crew Unrest', meaning: 'the mood of the crew: high is content, at the bottom it mutinies', rule: 'C10' },
  { word: 'Cunning', meaning: 'points that are spent to roll again', rule: 'C25' },
  { word: 'Debauchery & Revelry', meaning: 'a revel that pleases the crew and costs a turn (D&R)', rule: 'C11' },
  { word: 'Dr66', meaning: 'two dice read as tens and ones', rule: 'C1' },
  { word: 'Hunter', meaning: 'a warship or a King’s Commissioner', rule: 'C16' },
  { word: 'King’s Commissioner', meaning: 'a pirate hunter whom a player commands', rule: 'C18' },
  { word: 'Letter of Marque', meaning: 'makes the ports of its nation friendlier, and lets a pirate surrender', rule: 'C24.3' },
  { word: 'Manifest', meaning: 'the part of an action card that tells a cargo', rule: 'C9.5' },
  { word: 'Net Worth', meaning: 'a pirate’s money, on board and stashed', rule: 'C26.2' },
  { word: 'Notoriety', meaning: 'a pirate’s ill fame, which can win the game', rule: 'C26.1' },
  { word: 'Operation', meaning: 'what a player does in a turn', rule: 'C5.3' },
  { word: 'Safe haven', meaning: 'a port that a pirate has bribed', rule: 'C12.1' },
  { word: 'Sighting', meaning: 'the public number of a merchant on the map', rule: 'C9.1' },
  { word: 'Stash', meaning: 'Net Worth that is hidden in a safe haven', rule: 'C12.7' },
  { word: 'Transit box', meaning: 'the passage between oceans', rule: 'C6' },
];
