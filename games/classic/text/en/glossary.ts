/** The words of the game. */
import type { Language } from '../language.ts';

export const terms: Language['terms'] = {
  actionCard: { word: 'Action card', meaning: 'names the next player, an event, or the outcome of a search, a capture or a wound' },
  attackHistory: { word: 'Attack history', meaning: 'the nations that a pirate has attacked, whose ports are closed to him' },
  booty: { word: 'Booty', meaning: 'what lies in the holds; worth nothing before it is sold' },
  careening: { word: 'Careening', meaning: 'cleaning a ship’s bottom, which restores its Speed' },
  crewUnrest: { word: 'Crew Unrest', meaning: 'the mood of the crew; high is calm, and at the bottom it mutinies' },
  cunning: { word: 'Cunning', meaning: 'points that are spent to roll again' },
  revelry: { word: 'Debauchery & Revelry', meaning: 'a revel that pleases the crew and costs a turn (D&R)' },
  dr66: { word: 'Dr66', meaning: 'two dice read as tens and ones' },
  hunter: { word: 'Hunter', meaning: 'a warship or a King’s Commissioner' },
  commissioner: { word: 'King’s Commissioner', meaning: 'a pirate hunter whom a player commands' },
  letterOfMarque: { word: 'Letter of Marque', meaning: 'makes the ports of its nation friendlier, and lets a pirate surrender' },
  manifest: { word: 'Manifest', meaning: 'the part of an action card that names a cargo' },
  netWorth: { word: 'Net Worth', meaning: 'a pirate’s money, on board and stashed' },
  notoriety: { word: 'Notoriety', meaning: 'a pirate’s ill fame, which can win the game' },
  operation: { word: 'Operation', meaning: 'what a player does in a turn' },
  safeHaven: { word: 'Safe haven', meaning: 'a port that a pirate has bribed' },
  sighting: { word: 'Sighting', meaning: 'the public number of a merchant on the map' },
  stash: { word: 'Stash', meaning: 'Net Worth that is hidden in a safe haven' },
  transitBox: { word: 'Transit box', meaning: 'the passage between oceans' },
};
